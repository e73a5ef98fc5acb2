### Позиции, чтобы попробовать ещё раз, и что говорится об игре в её конце.

practice-title = Попробуй ещё раз
practice-own = Из твоих игр
practice-known = Полезно знать
practice-invite = Пока пробовать нечего. Доиграй игру до конца — и здесь появятся моменты, где можно было добиться большего.
practice-invite-own = В последних играх ошибок нет. Отличная игра!
practice-play = Сыграть
practice-searching = Разбираем твои игры: { $done } из { $total }
practice-ask = Как сыграть?
practice-ask-own = Здесь можно было добиться большего. Выбери ход.
practice-ask-known = Здесь один вариант явно лучший. Выбери его.
practice-judging = Разбираем…
practice-wrong = Не совсем: { $option }
practice-cost = Цена — { $unit ->
    [points] { $cost ->
        [one] около { $cost } очка
        [few] около { $cost } очков
       *[many] около { $cost } очков
    }
   *[win] { $cost ->
        [one] около { $cost } игры из 100
        [few] около { $cost } игр из 100
       *[many] около { $cost } игр из 100
    }
}.
practice-right = Верно: { $option }!
practice-same = { $option }: ничуть не хуже!
practice-shown = Лучше всего: { $option }
practice-best = Лучший вариант: { $figure }
practice-you = Было сыграно: { $option }, { $figure }
practice-instead = А если { $option }: { $figure }
practice-show = Показать
practice-skip = Пропустить
practice-next = Дальше
practice-game = Открыть в игре
practice-place = { $at } из { $all }
practice-again = Сначала
practice-all-done = Пока это все.
practice-failed = Эту позицию здесь не показать.
practice-grade = { $grade ->
    [1] легко
    [2] хитро
   *[other] трудно
}
practice-solved = решено
practice-when = { $round ->
    [0] Ход { $turn } из { $turns }
   *[other] Раунд { $round }, ход { $turn } из { $turns }
}
practice-about = { $ask ->
    [trick] Какой трюк?
    [reroll] Оставить или перебросить?
    [more] Дальше или хватит?
    [place] Что куда?
    [magnifier] Какая лупа?
    [factor] Какой множитель?
   *[die] Какой кубик?
}
practice-about-in = { $trick }: { $question }
practice-link = Повторить свои ошибки
practice-link-about = Моменты из твоих игр, где можно было добиться большего.
practice-retry = Ещё раз
practice-back = Назад

## One line at the end of a game, about the reader; $amount has its sign.

talk-won-better-lucky = Твоя игра была лучше, и кубики согласились.
talk-won-better-unlucky = Победа наперекор кубикам.
talk-won-better-even = Твоя игра была лучше, и это было видно.
talk-won-worse-lucky = Сегодня кубики были за тебя.
talk-won-even-lucky = Игра на равных. Кубики склонились к тебе.
talk-won-even-unlucky = Игра на равных и победа наперекор кубикам.
talk-lost-better-unlucky = Сегодня твоя игра была лучше. Кубики рассудили иначе.
talk-lost-even-unlucky = Игра на равных. Кубики склонились в другую сторону.
talk-lost-worse-unlucky = { $other }: прекрасная игра, и кубикам она понравилась.
talk-lost-worse-even = { $other }: прекрасная игра.
talk-lost-worse-lucky = Кубики старались для тебя как могли.
talk-lost-even-lucky = Игра на равных, как бы ни легли кубики.
talk-even = Ближе не бывает.
talk-choices-better = Твои решения были лучше.
talk-choices-worse = Решения соперника были лучше: { $other }.
talk-dice-lucky = Кубики были добрее к тебе.
talk-dice-unlucky = Кубики были добрее к сопернику: { $other }.
talk-sources = Откуда { $you ->
    [yes] твой перевес
   *[no] перевес у { $player }
}: { $sources }.
talk-swing = { practice-when }: здесь игра переломилась сильнее всего.
talk-books = { $unit ->
    [points] Разница в очках { $gap }: решения { $choices }, кубики { $dice }
   *[win] Решения { $choices }, кубики { $dice } игр из 100
}
talk-unknown = Эту игру на этом устройстве разобрать нельзя.
talk-review = Где всё решилось
