### Spotted!: names, what happened, what is asked, how a sheet is scored.
### Every message is complete with spotted.ftl alone. Arguments are plain text or numbers:
### $you is "yes" when the player meant is the reader, else "no"; $name is that player's name;
### $colour, $kind and $bonus are the words of family-…, magnifier-… or field-…, and bonus-…;
### wherever $colour is, $family is too: white, yellow, orange, green, blue or pink in every language;
### wherever $kind is, $what is step, cloverleaf or magnifier; a die's $face is a number, 6 for a cloverleaf.
### A bonus that begins with a plus sign, such as +5, has the message bonus-plus-5.
### Colours are masculine: they go with кубик, жук and ряд, the row that a family is.

spotted = Spotted!
spotted-about = Выбирай кубики, ставь точки жукам, броди по лугу за лупами, а клевер пусть запускает цепочки бонусов. Побеждает лучший лист.

spotted-who = { $you ->
    [yes] Ты
   *[no] { $name }
}

## Families and dice

family-white = белый
family-yellow = жёлтый
family-orange = оранжевый
family-green = зелёный
family-blue = синий
family-pink = розовый

spotted-face = { $face ->
    [6] клевер
   *[other] { $face }
}
spotted-die = { $colour } { spotted-face }
spotted-die-label = { $face ->
    [6] { $colour } кубик: клевер
   *[other] { $colour } кубик: { $face }
}
spotted-group = { $spots } на { $place }-го жука

## Magnifiers; $spots are the counts they look for, such as “1 and 2”

magnifier-one = ровно одна
magnifier-one-about = Считается каждый жук, у которого ровно одна точка.
magnifier-two = ровно две
magnifier-two-about = Считается каждый жук, у которого ровно две точки.
magnifier-three = ровно три
magnifier-three-about = Считается каждый жук, у которого ровно три точки.
magnifier-four = ровно четыре
magnifier-four-about = Считается каждый жук, у которого ровно четыре точки.
magnifier-five = ровно пять
magnifier-five-about = Считается каждый жук, у которого все пять точек.
magnifier-even = чёт
magnifier-even-about = Считается каждый жук, у которого две или четыре точки.
magnifier-odd = нечет
magnifier-odd-about = Считается каждый жук, у которого одна, три или пять точек.
magnifier-different = разные
magnifier-different-about = Каждое число точек в ряду считается один раз: пять разных жуков — это пять.
magnifier-low = мало
magnifier-low-about = Считается каждый жук, у которого точек мало: { $spots }.
magnifier-high = много
magnifier-high-about = Считается каждый жук, у которого точек много: { $spots }.
magnifier-diagonal = наискосок
magnifier-diagonal-about = Считается каждый жук, у которого точки лежат на одной диагонали: { $spots }.
magnifier-symmetrical = симметрия
magnifier-symmetrical-about = Считается каждый жук, у которого одна половинка — отражение другой: { $spots }.

field-step = шаг
field-cloverleaf = клевер

## Bonuses of the cloverleaf track

bonus-steps2 = 2 шага
bonus-steps2-about = Пройди две клетки по лугу.
bonus-steps3 = 3 шага
bonus-steps3-about = Пройди три клетки по лугу.
bonus-reroll = переброс
bonus-reroll-about = Обведи значок переброса. Последний приносит ещё один клевер.
bonus-magnifier = лупа
bonus-magnifier-about = Возьми любую лупу с луга, близкую или далёкую, без шагов.
bonus-round = бонус раунда
bonus-round-about = Поставь текущий бонус раунда ещё раз.
bonus-2x = удвоение
bonus-2x-about = Дай ряду без множителя множитель 2.
bonus-3x = утроение
bonus-3x-about = Дай ряду без множителя множитель 3.
bonus-plus-5 = 5 очков
bonus-plus-5-about = Пять очков в конце игры.
bonus-plus-7 = 7 очков
bonus-plus-7-about = Семь очков в конце игры.

## What just happened

spotted-fact-round-started = Раунд { $round }
spotted-fact-turn-started = { $you ->
    [yes] Твой бросок
   *[no] Бросает { $name }
}
spotted-fact-dice-rolled = { $you ->
    [yes] Ты бросаешь:
   *[no] { $name } бросает:
} { $faces }.
spotted-fact-dice-rerolled = { $you ->
    [yes] Ты зачёркиваешь переброс и бросаешь снова:
   *[no] { $name } зачёркивает переброс и бросает снова:
} { $colours }.
spotted-fact-roll-kept = { $you ->
    [yes] Ты оставляешь бросок.
   *[no] { $name } оставляет бросок.
}
spotted-fact-die-picked = { $you ->
    [yes] Ты берёшь
   *[no] { $name } берёт
} { $colour } кубик.
spotted-fact-spots-placed = { $you ->
    [yes] Ты ставишь точки
   *[no] { $name } ставит точки
} в { $colour } ряд: { $placed }.
spotted-fact-walk-started = { $you ->
    [yes] Ты идёшь по лугу:
   *[no] { $name } идёт по лугу:
} { $colour } кубик, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
spotted-fact-field-crossed = { $you ->
    [yes] { $what ->
        [step] Ты делаешь шаг по лугу
        [cloverleaf] Ты доходишь до клевера на лугу
       *[magnifier] Ты доходишь до лупы «{ $kind }»
    }
   *[no] { $what ->
        [step] { $name } делает шаг по лугу
        [cloverleaf] { $name } доходит до клевера на лугу
       *[magnifier] { $name } доходит до лупы «{ $kind }»
    }
}.
spotted-fact-fields-crossed = { $you ->
    [yes] Ты зачёркиваешь
   *[no] { $name } зачёркивает
} { $fields }.
spotted-fact-clover-used = { $you ->
    [yes] Ты используешь
   *[no] { $name } использует
} { $colour } клевер.
spotted-fact-die-given-up = { $you ->
    [yes] Ты пропускаешь
   *[no] { $name } пропускает
} { $colour } кубик: пристроить его некуда.
spotted-fact-magnifier-assigned = { $you ->
    [yes] Ты отдаёшь
   *[no] { $name } отдаёт
} лупу «{ $kind }» { $family ->
    [white] белому
    [yellow] жёлтому
    [orange] оранжевому
    [green] зелёному
    [blue] синему
   *[pink] розовому
} ряду.
spotted-fact-magnifier-taken = { $you ->
    [yes] Ты берёшь
   *[no] { $name } берёт
} лупу «{ $kind }» с луга.
spotted-fact-factor-assigned = { $you ->
    [yes] Ты отдаёшь
   *[no] { $name } отдаёт
} множитель { $factor } { $family ->
    [white] белому
    [yellow] жёлтому
    [orange] оранжевому
    [green] зелёному
    [blue] синему
   *[pink] розовому
} ряду.
spotted-fact-beetle-circled = { $you ->
    [yes] У тебя обведён { $colour } бонусный жук!
   *[no] { $name }: обведён { $colour } бонусный жук!
}
spotted-fact-row-completed = Пятый { $colour } жук приносит клевер.
spotted-fact-extra-magnifier = { $you ->
    [yes] Ты получаешь
   *[no] { $name } получает
} дополнительную лупу.
spotted-fact-bonus-unlocked = Клевер { $place }: { $bonus }.
spotted-fact-sheet-scored = { spotted-who }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
spotted-fact-game-won = { $count ->
    [1] { $you ->
        [yes] Ты побеждаешь!
       *[no] { $names } побеждает!
    }
   *[other] { $names } делят победу.
}

## What is asked: of the reader, of another player, of chance

spotted-prompt-reroll = Возьми кубик с наименьшим числом или сначала перебрось.
spotted-prompt-pick = { $lowest ->
    [yes] Возьми кубик с наименьшим числом.
   *[no] Возьми любой кубик.
}
spotted-prompt-use = { $dice ->
    [1] Последний кубик: точки или шаги?
    [one] Выбери один из { $dice } кубика: точки или шаги?
   *[many] Выбери один из { $dice } кубиков: точки или шаги?
}
spotted-prompt-bonus = Бонус раунда: { $values }. Выбери ряд.
spotted-prompt-walk = { $steps ->
    [one] { $steps } шаг по лугу. Зачеркни клетку.
    [few] { $steps } шага по лугу. Зачеркни клетку.
   *[many] { $steps } шагов по лугу. Зачеркни клетку.
}
spotted-prompt-magnify = Какому ряду дать лупу «{ $kind }»?
spotted-prompt-magnifier = Возьми любую лупу с луга.
spotted-prompt-factor = Какому ряду дать множитель { $factor }?
spotted-prompt-roll = { $you ->
    [yes] Твои кубики катятся.
   *[no] { $name } бросает кубики.
}
spotted-prompt-over = Игра окончена.

spotted-prompt-reroll-other = { $name } думает, не перебросить ли.
spotted-prompt-pick-other = { $name } берёт кубик.
spotted-prompt-use-other = { $name } пристраивает кубики.
spotted-prompt-bonus-other = { $name } ставит бонус раунда.
spotted-prompt-walk-other = { $name } идёт по лугу.
spotted-prompt-magnify-other = { $name } выбирает ряд для лупы.
spotted-prompt-magnifier-other = { $name } берёт лупу.
spotted-prompt-factor-other = { $name } выбирает ряд для множителя.
spotted-prompt-idle = У тебя всё готово. Ждём: { $names }.

spotted-won = { $count ->
    [1] { $you ->
        [yes] { $score ->
            [one] Победа! У тебя { $score } очко!
            [few] Победа! У тебя { $score } очка!
           *[many] Победа! У тебя { $score } очков!
        }
       *[no] { $score ->
            [one] { $names } побеждает: { $score } очко.
            [few] { $names } побеждает: { $score } очка.
           *[many] { $names } побеждает: { $score } очков.
        }
    }
   *[other] { $score ->
        [one] { $names } делят победу: по { $score } очку.
        [few] { $names } делят победу: по { $score } очка.
       *[many] { $names } делят победу: по { $score } очков.
    }
}
spotted-won-by-five = Всё решили жуки с пятью точками.

## Playing alone

spotted-band = { $score ->
    [one] { $score } очко, ступень { $band } из 5.
    [few] { $score } очка, ступень { $band } из 5.
   *[many] { $score } очков, ступень { $band } из 5.
}
spotted-band-1 = Тихая прогулка: жуки тебя почти не заметили. В следующий раз, глядишь, и помашут.
spotted-band-2 = Глаз уже намётан. Луг начинает узнавать тебя по шагам.
spotted-band-3 = Вот это зоркость! Целые семейства строятся в ряд, лишь бы попасть тебе под лупу.
spotted-band-4 = Великолепно: от твоих луп почти ни один жук ничего не утаит.
spotted-band-5 = Легенда клеверного луга! Жучатам на ночь рассказывают о твоём листе.

## Actions, as verbs

spotted-action-keep-roll = Оставить бросок
spotted-action-reroll-dice = Перебросить: { $colours }
spotted-action-pick-die = Взять { spotted-die }
spotted-action-place-spots = Поставить точки в { $colour } ряд: { $placed }
spotted-action-walk-meadow = { $steps ->
    [one] Пройти { $steps } шаг, { $colour } кубик
    [few] Пройти { $steps } шага, { $colour } кубик
   *[many] Пройти { $steps } шагов, { $colour } кубик
}
spotted-action-cross-field = Зачеркнуть { $field }: { $kind }
spotted-action-use-clover = Взять { $colour } клевер
spotted-action-give-up-die = Пропустить { $colour } кубик
spotted-action-assign-magnifier = Отдать лупу «{ $kind }» { $family ->
    [white] белому
    [yellow] жёлтому
    [orange] оранжевому
    [green] зелёному
    [blue] синему
   *[pink] розовому
} ряду
spotted-action-take-magnifier = Взять лупу «{ $kind }» с клетки { $field }
spotted-action-assign-factor = Отдать множитель { $factor } { $family ->
    [white] белому
    [yellow] жёлтому
    [orange] оранжевому
    [green] зелёному
    [blue] синему
   *[pink] розовому
} ряду

## The sheet

sheet-about-clover-meadow = Наша собственная реконструкция: после множества партий на ней при любой силе игры выходит столько очков, сколько обещают правила.
sheet-about-two-ponds = Наша собственная выдумка: маленький луг петляет вокруг двух прудов, лупы через каждые несколько шагов, короткая дорожка.
spotted-round = Раунд { $round } из 5
spotted-round-bonus = бонус раунда { $value }
spotted-table = На столе
spotted-hand = Твои кубики
spotted-families = Семейства
spotted-magnifier-none = нет лупы
spotted-factor = ×{ $factor }
spotted-meadow = Луг
spotted-track = Дорожка
spotted-track-next = пройдено { $taken } из { $length }, дальше { $bonuses }
spotted-track-done = пройдена вся: { $length }
spotted-rerolls = { $left ->
    [0] нет перебросов
    [one] { $left } переброс
    [few] { $left } переброса
   *[many] { $left } перебросов
}
spotted-extra = { $extra ->
    [one] { $extra } дополнительная лупа
    [few] { $extra } дополнительные лупы
   *[many] { $extra } дополнительных луп
}
spotted-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
spotted-beetle-label = { $colour } жук { $place }: { $spots ->
    [0] нет точек
    [one] { $spots } точка
    [few] { $spots } точки
   *[many] { $spots } точек
}{ $target ->
    [0] { "" }
   *[other] , бонус за { $target }
}{ $circled ->
    [yes] , обведён
   *[no] { "" }
}

## Scoring

spotted-score = Счёт
spotted-score-families = семейства
spotted-score-beetles = бонусные жуки
spotted-score-extra = дополнительные лупы
spotted-score-track = дорожка
spotted-score-rerolls = перебросы
spotted-score-total = Итого
spotted-score-five = жуки с 5 точками
spotted-score-family = { $beetles }×{ $factor }={ $score }

## Help

spotted-help-rules = Каждый раунд начинается с бонуса: это кубик с числом раунда, его точки ставят на любой ряд. Потом каждый по разу становится активным игроком: бросает шесть кубиков и берёт два с наименьшими числами, остальные берут свои, и все одновременно пускают кубики в дело. Кубик — это точки для жуков его цвета: их можно разделить на части, похожие на грани кубика, а ряд заполняют слева направо. Или же это шаги по лугу. Найденная там лупа решает, какие жуки ряда считаются; клевер открывает следующий бонус дорожки. Очки ряда — это число подходящих жуков, умноженное на множитель; обведённый бонусный жук — 2, дополнительная лупа — 2, неиспользованный переброс — 1.
spotted-help-rules-solo = Каждый раунд начинается с бонуса: это кубик с числом раунда, его точки ставят на любой ряд. Потом брось шесть кубиков, возьми два с наименьшими числами и любой третий и пусти их в дело; потом брось снова, возьми два любых и пусти в дело их. Кубик — это точки для жуков его цвета: их можно разделить на части, похожие на грани кубика, а ряд заполняют слева направо. Или же это шаги по лугу. Найденная там лупа решает, какие жуки ряда считаются; клевер открывает следующий бонус дорожки. Очки ряда — это число подходящих жуков, умноженное на множитель; обведённый бонусный жук — 2, дополнительная лупа — 2, неиспользованный переброс — 1.
spotted-help-spots = Что подходит: 1 к 2 или 4 точкам; 2 к 1, 2 или 3; 3 к 2; 4 к 1; а на пустого жука — что угодно.
spotted-help-tips = Придирчивые лупы лежат близко к началу, и угодить им трудно; до покладистых надо пройтись. За бонусных жуков берись пораньше, пока ряды короткие. Множители давай тем рядам, где подходит больше всего жуков.
