### Шансы за столом — для тех, кто их включил.

chances-win = { $exact ->
    [yes] { $amount } %
   *[no] ≈ { $amount } %
}
chances-win-long = { $exact ->
    [yes] победа { $amount } %
   *[no] победа ≈ { $amount } %
}
chances-points = ≈ { $points }
chances-points-long = ≈ { $points } очка
chances-line-safe = { $option }: провала не будет
chances-line = { $option }: провал хода — { $bust } из 100
chances-line-roll = { $option }: провал — { $roll } %, за весь ход { $bust } %
chances-line-treats = { $option }: провал — { $roll } %, с перебросами { $bust } %
chances-line-points = { $option }: около { $points } очка
chances-ask = Какие шансы?
chances-ask-points = ≈ — твои очки в конце
chances-none = Здесь не посчитать
chances-counting = Считаем…
chances-estimated = ≈ оценка
chances-title = Шансы
chances-sentence = { $bust ->
    [0] Из 100 таких ходов ни один не кончится провалом
    [one] Из 100 таких ходов провалом кончится { $bust }
    [few] Из 100 таких ходов провалом кончатся { $bust }
   *[many] Из 100 таких ходов провалом кончатся { $bust }
}
chances-roll = Сам по себе следующий бросок — провал в { $roll } случаях из 100.
chances-safe = { $count } — без провала
chances-busts = { $count } — провал
chances-dog = из них { $count } — с готовой собачкой
chances-points-sentence = { $win ->
    [none] В конце около { $points } очка
   *[other] В конце около { $points } очка, побед — { $win } из 100
}
chances-options = Все варианты
chances-equal = примерно поровну
chances-about-win = { $error ->
    [0] Шансы на победу точные, если все играют наилучшим образом.
   *[other] Шансы на победу — оценка, плюс-минус { $error }, как если бы все дальше играли, как сильный игрок.
}
chances-about-points = Очки — оценка, как если бы все дальше играли, как сильный игрок.
chances-counted = Учтены все броски до конца хода, с лучшим выбором после каждого.
chances-partly = Пока учтены не все броски до конца хода.
