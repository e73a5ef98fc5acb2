### Spotted! around the sheet: how others get on, scoring family by family, playing alone, printing.
### Loaded with a table. $colour is the word of family-…, $family the same word in English; $die names a die.

## How others get on, each beside a player's name

progress-picks = берёт кубик
progress-rolls = смотрит на бросок
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
score-short-rerolls = переброс

## The final scoring

final-title = Подсчёт
final-family = { $family ->
    [white] Белый ряд
    [yellow] Жёлтый ряд
    [orange] Оранжевый ряд
    [green] Зелёный ряд
    [blue] Синий ряд
    [pink] Розовый ряд
   *[other] { $colour }
}
final-extra = Запасные лупы, по 2 очка
final-circled = Обведённые бонусные жуки, по 2 очка
final-track = Очки клеверной дорожки
final-rerolls = Оставшиеся перебросы, по 1 очку
final-total = Итого
final-five = Очков поровну: решают жуки с пятью точками
final-sum-label = { $beetles ->
    [one] Считается { $beetles } жук
    [few] Считаются { $beetles } жука
   *[many] Считаются { $beetles } жуков
}, умножить на { $factor }: { $score }
final-none = Нет лупы: ничего не считается
final-counted = { $kind }: { $sum }
final-said = { $name } { $points }
final-told = { $what }: { $points }
final-so-far = { $points ->
    [one] пока { $points } очко
    [few] пока { $points } очка
   *[many] пока { $points } очков
}
final-next = Дальше
final-skip = Сразу к итогу
final-again = Посчитать ещё раз
final-statistics = Моя статистика
final-prompt = Игра окончена. Теперь посчитаем жуков.
final-step = { $step } из { $steps }
final-five-count = { $count ->
    [one] { $count } жук с пятью точками
    [few] { $count } жука с пятью точками
   *[many] { $count } жуков с пятью точками
}
final-won-by-five = Наверху ничья: решает, у кого больше жуков с пятью точками.
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
solo-new-best = Новый рекорд!
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
print-note = Клевер открывает следующий бонус дорожки; первые точки на пятом жуке приносят клевер. Обведённый бонусный жук и запасная лупа приносят по 2 очка, обведённый и неиспользованный переброс — 1 очко.
