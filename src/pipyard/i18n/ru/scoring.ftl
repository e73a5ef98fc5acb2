### Spotted! around the sheet: how others get on, scoring family by family, playing alone, printing.
### Loaded with a table. $colour is the word of family-…, $family the same word in English; $die names a die.

## How others get on, each beside a player's name

progress-picks = берёт кубик
progress-rolls = думает над броском
progress-active = бросает в этот ход
progress-use = пристраивает кубик
progress-bonus = ставит бонус раунда
progress-walk = идёт по лугу
progress-magnify = отдаёт лупу
progress-magnifier = берёт лупу
progress-factor = отдаёт множитель
progress-done = готово
progress-die = { $use ->
    [spots] { $die }, стал точками
    [steps] { $die }, стал шагами
    [clover] { $die }, использован
    [lost] { $die }, пропущен
   *[no] { $die }, ещё не использован
}
progress-dice = Кубики этого хода: { $dice }

## Looking at other sheets

sheets-before = Предыдущий лист
sheets-next = Следующий лист
sheets-mine = Мой лист

## The score

score-where = Посмотреть, откуда эти очки
score-title = Промежуточный счёт
score-short-rerolls = перебросы

## The final scoring

final-family = { $family ->
    [white] Белый ряд
    [yellow] Жёлтый ряд
    [orange] Оранжевый ряд
    [green] Зелёный ряд
    [blue] Синий ряд
    [pink] Розовый ряд
   *[other] { $colour }
}
final-sum-label = { $beetles ->
    [one] Считается { $beetles } жук
    [few] Считаются { $beetles } жука
   *[many] Считаются { $beetles } жуков
}, умножить на { $factor }: { $score }
final-none = Нет лупы: ряд приносит 0 очков
final-counted = { $kind }: { $sum }
final-said = { $name } { $points }
final-told = { $what }: { $points }
final-next = Дальше
final-skip = Сразу к итогу
final-again = Посчитать ещё раз
final-statistics = Моя статистика
final-step = { $step } из { $steps }
final-won-by-five = Ничья за первое место: побеждает тот, у кого больше жуков с пятью точками.
final-shared = Поровну и очков, и жуков с пятью точками: победу делят.

## Playing alone

solo-title = В одиночку
solo-best = Твой рекорд на этом листе: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
solo-first = Твоя первая игра на этом листе: любой счёт станет рекордом.
solo-to-band = { $points ->
    [one] Ещё { $points } очко до ступени { $band }.
    [few] Ещё { $points } очка до ступени { $band }.
   *[many] Ещё { $points } очков до ступени { $band }.
}
solo-new-best-by = { $points ->
    [one] Новый рекорд: на { $points } очко больше!
    [few] Новый рекорд: на { $points } очка больше!
   *[many] Новый рекорд: на { $points } очков больше!
}
solo-equal = Вровень с твоим рекордом.
solo-short = { $points ->
    [one] До рекорда не хватило { $points } очка.
   *[many] До рекорда не хватило { $points } очков.
}
solo-ladder = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}, ступень { $band } из 5

## Printing

print-sheet = Распечатать этот лист
print-empty = Распечатать пустой лист: { $name }
print-name = Имя
print-day = Дата
print-rerolls = Перебросы
print-note = Клевер открывает следующий бонус дорожки; первые точки на пятом жуке приносят клевер. Обведённый бонусный жук и дополнительная лупа приносят по 2 очка, обведённый и неиспользованный переброс — 1 очко.

## Конец игры в одиночку

solo-first-score = { $points ->
    [one] { $points } очко: твой первый результат на этом листе. Побьёшь его?
    [few] { $points } очка: твой первый результат на этом листе. Побьёшь его?
   *[many] { $points } очков: твой первый результат на этом листе. Побьёшь его?
}

## Конец: подсчёт, результат и сравнение

final-extras = Прочее
final-plus = +{ $points }
end-you-win = Победа твоя!
end-you-share = Общая победа!
end-name-wins = { $count ->
    [1] Побеждает { $names }!
   *[other] Победу делят { $names }!
}
end-points-ahead = { $name } отстаёт на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
end-short = Не хватило { $points ->
    [one] { $points } очка.
    [few] { $points } очков.
   *[many] { $points } очков.
} Ещё раз?
end-best-at = Лучше тебя здесь никто не набрал: { $sources }.
end-next-sheet = Следующий лист для всех начнётся с чистых клеток.
end-solo = Ступень { $band } из 5
end-solo-name = Результат: { $name }
end-sources = Откуда взялись очки
end-sources-gold = золотое: прочее
end-compare-open = Сравнить
end-compare-close = К результату

print-failed = Не удалось загрузить лист.

# В конце игры в одиночку: открывает таблицу, что сколько очков принесло.
end-points-open = Мои очки
