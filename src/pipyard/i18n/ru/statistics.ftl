### One's own games: what they add up to. Loaded with that page only.

stats-dice = { $game ->
    [spotted] Твои кубики в Spotted!
   *[other] Твои кубики в Пятнышках
}
stats-spotted = Твои листы Spotted!
stats-sheet = Лист
stats-sheet-all = Все листы
stats-chart = Счёт от первой игры до последней: { $scores }
stats-chart-about = Слева направо, в том порядке, в каком шли игры. { $bands ->
    [yes] Линии показывают, где начинаются ступени для игры в одиночку. { stats-chart-signs }
   *[no] { stats-chart-signs }
}
stats-chart-signs = Кружки — игры в одиночку, квадраты — с другими, звезда — твой рекорд.
stats-best = Рекорд
stats-average = В среднем
stats-latest = Последние 5
stats-points = { NUMBER($points, maximumFractionDigits: 1) }
stats-rows = Заполненные ряды
stats-circled = Обведённые жуки
stats-given = Ряды с лупой
stats-per-game = { NUMBER($count, minimumFractionDigits: 1, maximumFractionDigits: 1) } из 6 за игру
stats-bands = Твои ступени в одиночку
stats-band = { $band ->
    [1] Ступень 1: до { $to ->
        [one] { $to } очка
       *[many] { $to } очков
    }
    [5] Ступень 5: от { $from ->
        [one] { $from } очка
       *[many] { $from } очков
    }
   *[other] Ступень { $band }: от { $from } до { $to ->
        [one] { $to } очка
       *[many] { $to } очков
    }
}
stats-band-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
stats-magnifiers = Что принесли твои лупы
stats-magnifiers-about = Очки рядов, которым они достались, вместе с множителями.
stats-magnifier = { $given ->
    [1] 1 раз, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
    [few] { $given } раза, в среднем { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
   *[many] { $given } раз, в среднем { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}
stats-bests = Твои лучшие игры в одиночку
stats-best-on = { $sheet }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
stats-best-day = { $played ->
    [1] { $day }, пока единственная
    [one] { $day }, лучшая из { $played } игры
   *[many] { $day }, лучшая из { $played } игр
}
