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
chances-line = { $bust ->
    [0] { $option }: провала не будет
    [least] { $option }: провал реже 1 раза из 100
   *[other] { $option }: провал { $bust } из 100
}
chances-line-points = { $option }: около { $points } очка
chances-ask = Каковы шансы?
chances-none = Здесь шансов нет
chances-counting = Считаем…
chances-exact = точно
chances-estimated = ≈ оценка
chances-title = Шансы
chances-sentence = { $bust ->
    [0] Из 100 таких ходов ни один не кончится провалом
    [least] Провалом кончится меньше 1 из 100 таких ходов
    [one] Из 100 таких ходов провалом кончится { $bust }
    [few] Из 100 таких ходов провалом кончатся { $bust }
   *[many] Из 100 таких ходов провалом кончатся { $bust }
}
chances-safe = { $count } — без провала
chances-busts = { $count } — провал
chances-dog = { $count } — готова хотя бы одна собачка
chances-points-sentence = { $win ->
    [none] В конце около { $points } очка
   *[other] В конце около { $points } очка, побед — { $win } из 100
}
chances-options = Все варианты
chances-about-win = { $error ->
    [0] Шансы на победу точные, при лучшей игре.
   *[other] Шансы на победу — оценка, плюс-минус { $error }, как если бы все играли, как тренер.
}
chances-about-points = Очки — оценка, как если бы все играли, как тренер.
chances-counted = Учтён каждый бросок этого хода.
chances-partly = Пока учтены не все броски этого хода.
