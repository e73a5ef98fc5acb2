### Spotted! in the browser: what only a page with things to tap says.

spotted-web-alone-about = Пять раундов: превзойди свой лучший лист.
spotted-web-goal = После пяти раундов побеждает тот, у кого больше очков.
spotted-web-sheet = Лист
spotted-web-because = Клевер { $place } ({ $bonus }): { $prompt }
spotted-web-because-walk = Клевер { $place }: { $prompt }
spotted-web-because-round = Клевер { $place }. Бонус раунда: { $values }. Выбери ряд.
spotted-web-reroll = Твой ход: перебросить кубики или оставить?
spotted-web-pick = Твой ход: { $lowest ->
    [one] возьми кубик с наименьшим числом.
    [yes] возьми кубик с наименьшим числом.
   *[no] возьми любой кубик.
}
spotted-web-writing = { $count ->
    [1] { $names } пишет.
   *[other] { $names } пишут.
}
spotted-web-draft = Кубики на столе
spotted-web-picking = Ещё выбирают: { $names }
spotted-web-why-lowest = Сначала берут кубики с наименьшими числами, бледные подождут.
spotted-web-die-not-now = { $die }, сейчас взять нельзя
spotted-web-you = Ты
spotted-web-reroll-these = { $dice ->
    [0] Перебросить выбранные
    [one] Перебросить { $dice } кубик
    [few] Перебросить { $dice } кубика
   *[many] Перебросить { $dice } кубиков
}
spotted-web-die-use = { $die }, выбрать
spotted-web-die-tap = { $die }, нажми для переброса
spotted-web-no-spots = На жуках этого цвета для него нет места.
spotted-web-forfeit = Из { $points } точек пригодится только { $used }, остальное пропадёт.
# Points that an action would bring at once: $points is never negative, $direction is more or less.
spotted-web-gain-sign = { $direction ->
    [less] −{ $points }
   *[more] +{ $points }
}
spotted-web-gain-points = { $direction ->
    [less] { $points ->
        [one] на { $points } очко меньше
        [few] на { $points } очка меньше
       *[many] на { $points } очков меньше
    }
   *[more] { $points ->
        [one] на { $points } очко больше
        [few] на { $points } очка больше
       *[many] на { $points } очков больше
    }
}
spotted-web-gain-bonus = клевер { $place }: { $bonus }
spotted-web-with-gain = { $action } ({ $gain })
spotted-web-walk = { $steps ->
    [one] Пройти { $steps } шаг
    [few] Пройти { $steps } шага
   *[many] Пройти { $steps } шагов
}
spotted-web-clover = Взять клевер: { $bonus }
spotted-web-clover-lost = Взять клевер: дорожка пройдена
spotted-web-give-up = Пропустить этот кубик
spotted-web-tab-beetles = Жуки
spotted-web-tab-meadow = Луг
spotted-web-tab-others = Другие
spotted-web-tab-scores = Счёт
spotted-web-tab-writing = { $count ->
    [1] 1 пишет
   *[other] { $count } пишут
}
spotted-web-parts = Части стола
spotted-web-sheets = Листы
spotted-web-sheet-of = { $name }: лист
spotted-web-sheet-mine = Твой лист
spotted-web-show-sheet = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}. Показать лист.
spotted-web-row = { $colour } ряд: { $magnifier }, множитель { $factor }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
spotted-web-field = { $field }, { $kind }{ $crossed ->
    [yes] , зачёркнуто
   *[no] { "" }
}
spotted-web-track-place = { $place }: { $bonus }{ $taken ->
    [yes] , получено
    [next] , на очереди
   *[no] { "" }
}
spotted-web-rerolls = Обведённых перебросов осталось { $left } из { $circled }, всего значков { $symbols }
spotted-web-symbols = Что означают значки
spotted-web-rounds = Раунды
spotted-web-source-extra = Дополнительные лупы
spotted-web-source-circled = Бонусные жуки
spotted-web-source-track = Дорожка
spotted-web-source-rerolls = Перебросы

## The dock: one place for what is asked, its choices and their values

spotted-web-alike = { $others ->
    [one] { $way }; ещё { $others } способ даёт то же
    [few] { $way }; ещё { $others } способа дают то же
   *[many] { $way }; ещё { $others } способов дают то же
}
spotted-web-gain-none = без очков
spotted-web-through = Точки на жука { $place }, { $colour } ряд
spotted-web-gift-row = Отдать: { $colour } ряд
spotted-web-lens = Лупа, { $colour } ряд: { $magnifier }
spotted-web-taken-by = { $die }, у игрока { $name }
spotted-web-later = позже
spotted-web-place-spots = { $spots ->
    [one] Поставь { $spots } точку
    [few] Поставь { $spots } точки
   *[many] Поставь { $spots } точек
}
spotted-web-on-beetles = На жуков этого цвета.
spotted-web-on-beetles-or-walk = На жуков этого цвета, или иди по лугу.
spotted-web-narrowed = Выбери отсюда или коснись ещё жука.
spotted-web-best-first = Сначала самые выгодные.
spotted-web-tap-field = Коснись светящегося поля.
spotted-web-tap-magnifier = Любую: коснись той, что светится.
spotted-web-walk-short = Шагов: { $steps }
spotted-web-or = или
spotted-web-more = ещё { $count }
spotted-web-leaves-wait = { $leaves ->
    [one] Ждёт { $leaves } лист клевера
    [few] Ждут { $leaves } листа клевера
   *[many] Ждут { $leaves } листов клевера
}
spotted-web-leaf-then = Затем: { $bonus }
spotted-web-done = Завершить ход
spotted-web-done-ask = Всё верно?
spotted-web-done-about = Засчитается, когда завершишь ход или уйдёшь.

## The score and where it comes from

spotted-web-hero-rows = ряды { $points }
spotted-web-hero-extra = + прочее { $points }
spotted-web-behind = { $points ->
    [0] { $name }: столько же
   *[other] { $name } впереди на { $points }
}
spotted-web-ahead = { $name } отстаёт на { $points }
spotted-web-counts-here = { $count ->
    [0] Здесь пока ни одного
   *[other] Здесь таких: { $count }
}
spotted-web-lens-none = Лупы пока нет: ряд ничего не приносит.

## A chain of bonuses; $links is how many so far

spotted-web-chain = { $links ->
    [1] Клевер!
   *[other] Цепочка ×{ $links }
}
spotted-web-chain-row = Пятый жук: лист клевера!
spotted-web-chain-rerolls = Все перебросы обведены: ещё лист клевера!
spotted-web-chain-meadow = Клевер по пути!
spotted-web-chain-sum = И всё это одним кубиком!
spotted-web-chain-skip = Коснись, чтобы дальше

## What a tap on the sheet is answered with

spotted-web-tip-bonus = Дай этому жуку ровно { $spots ->
    [one] { $spots } точку
    [few] { $spots } точки
   *[many] { $spots } точек
}, и он обведён: 2 очка.
spotted-web-tip-beetle = Лупа в конце ряда говорит, какие жуки считаются.
spotted-web-tip-rerolls = Переброс позволяет бросить любые кубики ещё раз. Их даёт дорожка; каждый неиспользованный — 1 очко.

## A die that shows a cloverleaf has one use

spotted-web-use-clover = Используй клевер

## A tap on a field of the meadow, or on the row of the count that only parts equals

spotted-web-tip-step = Простая клетка: стоит шаг и ведёт дальше.
spotted-web-tip-cloverleaf = Зачеркни её, и следующий бонус на дорожке твой.
spotted-web-tip-start = Отсюда начинается твой путь по лугу.
spotted-web-tip-five = Только при ничьей: побеждает тот, у кого больше жуков с пятью точками.

## Что может принести прогулка по лугу

spotted-web-gain-magnifier = { $count ->
    [one] { $count } лупа
    [few] { $count } лупы
   *[many] { $count } луп
}

## Последний ход игры

spotted-web-done-last = Закончить игру
spotted-web-done-last-about = Это твой последний ход: дальше подсчёт очков.

## Прогулка: в повторе и в его журнале

spotted-web-walked = { $you ->
    [yes] Ты идёшь по лугу:
   *[no] { $name } идёт по лугу:
} { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
spotted-web-found = По пути: { $fields }.
spotted-web-lens-named = «{ $kind }»
