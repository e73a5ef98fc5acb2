### `pipyard odds` и `pipyard coach`: чего стоят варианты и что решило игру.

odds-unreadable = { $file } не читается как позиция: { $reason }
odds-none = { $who ->
    [chance] Решать здесь нечего: сейчас черёд случая.
   *[nobody] Решать здесь нечего: игра окончена.
}
odds-title = Варианты для { $player }
odds-option = вариант
odds-bust = провал
odds-dog = собачка
odds-all = все собачки
odds-dogs = собачек
odds-worth = { $unit ->
    [points] очки
   *[win] побед из 100
}
odds-note = { $game ->
    [spotted] * — лучший вариант. ± показывает, насколько может ошибаться оценка.
   *[other] * — лучший вариант. Шансы относятся к остатку этого хода при хорошей игре, без провала нарочно. ± показывает, насколько может ошибаться оценка; без ± число точное.
}
coach-other-content = Тренер учился без этого: { $unknown }. Его оценки здесь менее надёжны, чем для опубликованной игры.
coach-unreadable = { $file } нельзя разобрать: { $reason }
coach-progress = Разбор игры
coach-seat = место { $seat }
coach-title = Как прошла игра
coach-line = { $line ->
    [decisions] решения
    [accuracy] точность
    [performance] уровень игры
    [lost] { $unit ->
        [points] потеряно на каждом важном решении, очков
       *[win] потеряно на каждом важном решении, игр из 100
    }
    [luck] { $unit ->
        [points] везение с кубиками, очки
       *[win] везение с кубиками, игр из 100
    }
    [even] { $unit ->
        [points] очки при равном везении
       *[win] побед из 100 при равном везении
    }
   *[result] { $unit ->
        [points] очки
       *[win] побед из 100
    }
}
coach-books = { $unit ->
    [points] Откуда взялись очки
   *[win] Что повлияло, в играх из 100
}
coach-book = { $line ->
    [start] в начале
    [choices] свои решения
    [others_choices] решения соперника
    [luck] свои кубики
    [others_luck] кубики соперника
    [others] действия остальных
    [all_choices] решения
    [all_dice] кубики
    [unexplained] округления и поправки тренера
   *[now] в конце
}
coach-gap = разница
coach-verdict-luck = Лучше решал игрок { $better }. Кубики рассудили иначе: победа за { $winner }.
coach-verdict-skill = Лучше решал игрок { $better } — и победил.
coach-costly = Самые дорогие решения:
coach-label = { $label ->
    [slip] неточность
    [mistake] ошибка
   *[blunder] большая ошибка
}
coach-decision = Событие { $event }, { $player }: { $label } ({ $unit ->
    [points] стоит около { $cost } очков
   *[win] стоит около { $cost } игр из 100
}). Сыграно: { $played }. Лучше: { $best }.

## Разбор в браузере.

coach-said = { $player }: { $label }, цена — { $unit ->
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
}
coach-dice-said = { $player }: { $kind ->
    [lucky] кубики помогли, это
   *[unlucky] кубики подвели, это
} { $unit ->
    [points] { $amount ->
        [one] около { $amount } очка
        [few] около { $amount } очков
       *[many] около { $amount } очков
    }
   *[win] { $amount ->
        [one] около { $amount } игры из 100
        [few] около { $amount } игр из 100
       *[many] около { $amount } игр из 100
    }
}
coach-figure = { $unit ->
    [points] { $amount ->
        [one] ≈ { $amount } очко
        [few] ≈ { $amount } очка
       *[many] ≈ { $amount } очков
    }
   *[win] ≈ { $amount } %
}
coach-played = Сыграно
coach-better = Лучше
coach-costliest = Самая дорогая ошибка
coach-next = Следующая ошибка
coach-before = Предыдущая ошибка
coach-summary = Итоги
coach-end = Закончить разбор
coach-nothing = Ошибок не нашлось. Отличная игра!
coach-failed = На этом устройстве разбор не удался.
coach-turned = Здесь игра переломилась сильнее всего.
coach-chances = { $unit ->
    [points] Ожидаемые очки
   *[win] Шанс на победу
}
coach-about = { $unit ->
    [points] Это оценки: как будто все дальше играют, как тренер. Для округлений и поправок самого тренера есть отдельная строка.
   *[win] Это оценки в играх из 100: как будто все дальше играют, как тренер. Для округлений и поправок самого тренера есть отдельная строка.
}
