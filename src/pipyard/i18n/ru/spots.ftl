### Spots: names, the steps of tricks, what happened, what is asked.
### $you is "yes" when the player meant is the reader, else "no"; $name is that player's name.
### What happened is told in the present tense: the past would need to know a player's gender.

spots = Пятнышки
spots-about = Бросай кубики, заполняй собачек, а что не подошло — закапывай. Больше семи точек во дворе — провал. Шесть посчитанных собачек — победа.

## Tricks

trick-howl = Голос
trick-roll-over = Кувырок
trick-walk = Гулять
trick-dig = Копай
trick-trot = Рысью
trick-retrieve = Принеси
trick-track = След
trick-run = Беги
trick-chase = Догоняй
trick-bolt = Убегай
trick-sprint = Рывок
trick-dogpile = Куча-мала
trick-fetch = Апорт
trick-guard = Сторожи
trick-hunt = Охота
trick-search = Искать
trick-scavenge = Добывай
trick-beg = Лапу
trick-chew = Жуй
trick-gobble = Ешь
trick-stay = Место
trick-play-dead = Умри

colour-red = красная
colour-yellow = жёлтая
colour-purple = фиолетовая
colour-blue = синяя
colour-green = зелёная

## Sets of tricks

set-adoption-event = Событие принятия
set-dog-park = Собачий парк
set-agility-course = Полоса препятствий
set-hunting-grounds = Охотничьи угодья
set-kennel-club = Клуб собаководов
set-puppy-pen = Ясли щенков

## Steps of tricks
## $may and $repeat are "yes" or "no"; $grow is how many dice more each repeat takes.

step-draw = { $dogs ->
    [1] Возьми верхнюю собачку из колоды.
    [one] Возьми { $dogs } собачку из колоды.
    [few] Возьми { $dogs } собачки из колоды.
   *[many] Возьми { $dogs } собачек из колоды.
}
step-draw-per = Возьми из колоды { $base ->
    [0] { $dogs ->
        [one] по { $dogs } собачке
        [few] по { $dogs } собачки
       *[many] по { $dogs } собачек
    }
    [one] { $base } собачку и ещё по { $dogs }
    [few] { $base } собачки и ещё по { $dogs }
   *[many] { $base } собачек и ещё по { $dogs }
} { for-each }.
step-roll = { $may ->
    [yes] { $dice ->
        [one] Затем можешь бросить { $dice } кубик
        [few] Затем можешь бросить { $dice } кубика
       *[many] Затем можешь бросить { $dice } кубиков
    }
   *[no] { $dice ->
        [one] Брось { $dice } кубик
        [few] Брось { $dice } кубика
       *[many] Брось { $dice } кубиков
    }
}{ step-again }
step-again = { $repeat ->
    [yes] { $grow ->
        [0], и так сколько угодно раз.
        [one], и так сколько угодно раз, каждый раз на { $grow } кубик больше.
        [few], и так сколько угодно раз, каждый раз на { $grow } кубика больше.
       *[many], и так сколько угодно раз, каждый раз на { $grow } кубиков больше.
    }
   *[no].
}
step-roll-yard = { $may ->
    [yes] Можешь бросить все свои закопанные кубики
   *[no] Брось все свои закопанные кубики
}{ step-again }
step-roll-aside = Бросай отложенные кубики по одному. Когда лапок у тебя не меньше, чем осталось кубиков, можешь остановиться и сбросить остальные.
step-roll-per = { $may ->
    [yes] Можешь бросить
   *[no] Брось
} { $dice ->
    [0] { $per ->
        [one] по { $per } кубику
        [few] по { $per } кубика
       *[many] по { $per } кубиков
    }
    [one] { $dice } кубик и ещё по { $per }
    [few] { $dice } кубика и ещё по { $per }
   *[many] { $dice } кубиков и ещё по { $per }
} { for-each }{ step-again }
step-roll-own = Возьми { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} и ещё 1 из своего двора или со своих собачек и брось их все{ step-again }
step-roll-own-per = Возьми { $dice ->
    [0] { $per ->
        [one] по { $per } кубику
        [few] по { $per } кубика
       *[many] по { $per } кубиков
    }
    [one] { $dice } кубик и ещё по { $per }
    [few] { $dice } кубика и ещё по { $per }
   *[many] { $dice } кубиков и ещё по { $per }
} { for-each } и ещё 1 из своего двора или со своих собачек и брось их все{ step-again }
step-adjust = { $times ->
    [1] Один раз можешь увеличить или уменьшить на 1 любой закопанный кубик, свой или чужой. Уменьшенная единица сбрасывается.
    [one] До { $times } раза можешь увеличить или уменьшить на 1 любой закопанный кубик, свой или чужой. Уменьшенная единица сбрасывается.
   *[many] До { $times } раз можешь увеличить или уменьшить на 1 любой закопанный кубик, свой или чужой. Уменьшенная единица сбрасывается.
}
step-adjust-per = { $base ->
    [0] { $times ->
        [1] Один раз
        [one] До { $times } раза
       *[many] До { $times } раз
    }
    [one] До { $base } раза и ещё по { $times }
   *[many] До { $base } раз и ещё по { $times }
} { for-each } можешь увеличить или уменьшить на 1 любой закопанный кубик, свой или чужой. Уменьшенная единица сбрасывается.
step-move = Можешь переставить 1 кубик со своей собачки на любое другое пустое пятнышко своих собачек и повернуть его на это значение.
step-set = Возьми 1 кубик и выставь на нём любое значение следующей собачки.
step-set-aside = Отложи от { $least } до { $most } кубиков.
step-name = Назови значение.
step-take = { $treats ->
    [one] Возьми { $treats } лакомство.
    [few] Возьми { $treats } лакомства.
   *[many] Возьми { $treats } лакомств.
}
step-take-per = { $source ->
    [treats] { $base ->
        [0] { $treats ->
            [1] Возьми столько лакомств, сколько у тебя уже есть.
           *[other] Возьми { per-treats } { for-each }.
        }
       *[other] Возьми { per-treats } { for-each }.
    }
   *[other] Возьми { per-treats } { for-each }.
}
per-treats = { $base ->
    [0] { $treats ->
        [one] по { $treats } лакомству
        [few] по { $treats } лакомства
       *[many] по { $treats } лакомств
    }
    [one] { $base } лакомство и ещё по { $treats }
    [few] { $base } лакомства и ещё по { $treats }
   *[many] { $base } лакомств и ещё по { $treats }
}
step-return = { $treats ->
    [one] Верни { $treats } лакомство.
    [few] Верни { $treats } лакомства.
   *[many] Верни { $treats } лакомств.
}
step-return-per = { $source ->
    [highest-space] { $base ->
        [0] { $treats ->
            [1] Верни столько лакомств, сколько точек на твоём самом большом пустом пятнышке.
           *[other] Верни { per-treats } { for-each }.
        }
       *[other] Верни { per-treats } { for-each }.
    }
   *[other] Верни { per-treats } { for-each }.
}
for-each = { $source ->
    [paws] за каждую лапку своих собачек
    [treats] за каждое своё лакомство
    [highest-space] за каждую точку своего самого большого пустого пятнышка
    [facedown-others] за каждую другую закрытую плитку
    [open-dogs] за каждую свою собачку с пустым пятнышком
   *[spots-just-buried] за каждую точку на только что закопанном кубике
}
keep-value = Выбери одно значение: такие кубики положи или закопай, остальные сбрось.
keep-named = Сбрось все кубики больше названного значения.
keep-dice = { $dice ->
    [one] Оставь { $dice } кубик: положи или закопай. Остальные сбрось.
    [few] Оставь { $dice } кубика: положи или закопай. Остальные сбрось.
   *[many] Оставь { $dice } кубиков: положи или закопай. Остальные сбрось.
}
keep-total = Оставь кубики, у которых в сумме ровно { $total }, остальные сбрось.
reroll-any = За лакомство можно перебросить не все кубики, а только выбранные.
discard-below-buried = Можешь сбросить кубики, на которых точек меньше, чем у тебя закопано.

## What just happened

who = { $you ->
    [yes] Ты
   *[no] { $name }
}
whose-yard = { $target ->
    [you] (твой двор)
    [self] (свой двор)
   *[other] (двор: { $player })
}

fact-dog-dealt = { $you ->
    [yes] Ты начинаешь
   *[no] { $name } начинает
} с собачкой { $dog }.
fact-die-buried = { $you ->
    [yes] Ты закапываешь
   *[no] { $name } закапывает
} { $value }.
fact-trick-done = { $you ->
    [yes] { $treats ->
        [0] Ты выполняешь трюк «{ $trick }».
        [one] Ты выполняешь трюк «{ $trick }» и берёшь с плитки { $treats } лакомство.
        [few] Ты выполняешь трюк «{ $trick }» и берёшь с плитки { $treats } лакомства.
       *[many] Ты выполняешь трюк «{ $trick }» и берёшь с плитки { $treats } лакомств.
    }
   *[no] { $treats ->
        [0] { $name } выполняет трюк «{ $trick }».
        [one] { $name } выполняет трюк «{ $trick }» и берёт с плитки { $treats } лакомство.
        [few] { $name } выполняет трюк «{ $trick }» и берёт с плитки { $treats } лакомства.
       *[many] { $name } выполняет трюк «{ $trick }» и берёт с плитки { $treats } лакомств.
    }
}
fact-dice-rolled = { $you ->
    [yes] Ты бросаешь:
   *[no] { $name } бросает:
} { $values }.
fact-dice-rerolled = { $you ->
    [yes] Ты тратишь лакомство и перебрасываешь
   *[no] { $name } тратит лакомство и перебрасывает
} { $values }.
fact-roll-kept = { $you ->
    [yes] Ты оставляешь бросок.
   *[no] { $name } оставляет бросок.
}
fact-die-placed = { $you ->
    [yes] Ты кладёшь
   *[no] { $name } кладёт
} { $value } на { $dog }.
fact-die-discarded = { $you ->
    [yes] Ты сбрасываешь
   *[no] { $name } сбрасывает
} { $value }.
fact-value-chosen = { $you ->
    [yes] Ты выбираешь
   *[no] { $name } выбирает
} значение { $value }.
fact-dice-chosen = { $you ->
    [yes] Ты оставляешь
   *[no] { $name } оставляет
} { $values }.
fact-value-named = { $you ->
    [yes] Ты называешь
   *[no] { $name } называет
} { $value }.
fact-dice-set-aside = { $you ->
    [yes] Ты откладываешь
   *[no] { $name } откладывает
} { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
fact-die-set = { $you ->
    [yes] Ты выставляешь
   *[no] { $name } выставляет
} на кубике { $value }.
fact-die-raised = { $you ->
    [yes] Ты увеличиваешь
   *[no] { $name } увеличивает
} { $value } { whose-yard }.
fact-die-lowered = { $you ->
    [yes] Ты уменьшаешь
   *[no] { $name } уменьшает
} { $value } { whose-yard }.
fact-die-moved = { $you ->
    [yes] Ты переставляешь
   *[no] { $name } переставляет
} { $value } с { $dog } на { $to_dog }: теперь это { $to_value }.
fact-die-taken = { $from ->
    [yard] { $you ->
        [yes] Ты берёшь
       *[no] { $name } берёт
    } { $value } со двора.
   *[dog] { $you ->
        [yes] Ты берёшь
       *[no] { $name } берёт
    } { $value } с { $dog }.
}
fact-went-on = { $you ->
    [yes] Ты продолжаешь.
   *[no] { $name } продолжает.
}
fact-stopped = { $you ->
    [yes] Ты останавливаешься.
   *[no] { $name } останавливается.
}
fact-treats-taken = { $you ->
    [yes] Ты берёшь
   *[no] { $name } берёт
} { $treats ->
    [one] { $treats } лакомство
    [few] { $treats } лакомства
   *[many] { $treats } лакомств
}.
fact-treats-returned = { $you ->
    [yes] Ты возвращаешь
   *[no] { $name } возвращает
} { $treats ->
    [one] { $treats } лакомство
    [few] { $treats } лакомства
   *[many] { $treats } лакомств
}.
fact-busted = Провал! { $you ->
    [yes] Ты теряешь
   *[no] { $name } теряет
} { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
fact-dogs-scored = { $fast ->
    [yes] { $you ->
        [yes] Все собачки заполнены! Ты сразу считаешь их: { $dogs }.
       *[no] Все собачки заполнены! { $name } сразу считает их: { $dogs }.
    }
   *[no] { $you ->
        [yes] Ты считаешь собачек: { $dogs }.
       *[no] { $name } считает собачек: { $dogs }.
    }
}
fact-dog-drawn = { $you ->
    [yes] К тебе приходит { $dog }.
   *[no] { $name } получает собачку: { $dog }.
}
fact-dog-turned-up = Следующая собачка: { $dog }.
fact-tiles-reset = { $treats ->
    [0] Все плитки снова открыты.
    [one] На плитке «{ $trick }» теперь { $treats } лакомство; все плитки снова открыты.
    [few] На плитке «{ $trick }» теперь { $treats } лакомства; все плитки снова открыты.
   *[many] На плитке «{ $trick }» теперь { $treats } лакомств; все плитки снова открыты.
}
fact-tile-revealed = Появляется «{ $trick }».
fact-everyone-busted = Кубиков не осталось: провал у всех.
fact-first-player = { $you ->
    [yes] Начинаешь ты.
   *[no] Начинает { $name }.
}
fact-d0g-rolled = d0g бросает: { $value }.
fact-d0g-turned = { $treats ->
    [0] d0g закрывает «{ $trick }».
    [one] d0g закрывает «{ $trick }» и берёт { $treats } лакомство.
    [few] d0g закрывает «{ $trick }» и берёт { $treats } лакомства.
   *[many] d0g закрывает «{ $trick }» и берёт { $treats } лакомств.
}
fact-d0g-scored = d0g считает собачку: { $dog }.
fact-d0g-won = d0g побеждает.

## What is asked: of the reader, of another player, of chance

spots-goal = Побеждает тот, кто первым посчитает шесть собачек.
prompt-turn = { $score ->
    [yes] Твой ход: выполни трюк или посчитай собачек.
   *[no] Твой ход: выполни светящийся трюк.
}
prompt-reroll = Твой ход: оставить { $values } или перебросить?
prompt-value-or-reroll = Твой ход: оставить одно значение или перебросить?
prompt-deal = { $dice ->
    [1] Твой ход: положи { $values } или закопай.
   *[other] Твой ход: положи или закопай { $values }.
}
prompt-deal-bury = { $dice ->
    [1] Твой ход: для { $values } нет пятнышка. Закопай.
   *[other] Твой ход: для { $values } нет пятнышек. Закопай их.
}
prompt-choose-value = Твой ход: выбери одно значение, остальное сбросишь.
prompt-choose-dice = Твой ход: выбери, какие кубики оставить.
prompt-name = Твой ход: назови значение.
prompt-set-aside = Твой ход: сколько кубиков отложишь?
prompt-set-die = Твой ход: выставь на кубике значение следующей собачки.
prompt-adjust = Твой ход: увеличь или уменьши закопанный кубик. Или хватит?
prompt-move = Твой ход: переставь кубик на своих собачках. Или хватит?
prompt-take = Твой ход: прихвати один свой кубик.
prompt-more = Твой ход: бросить ещё или хватит?
prompt-more-only = Твой ход: бросай.
prompt-soon = Следующий ход — твой.

prompt-turn-other = { $name } выбирает трюк.
prompt-reroll-other = { $name } думает, не перебросить ли.
prompt-deal-other = { $name } раскладывает кубики.
prompt-choose-value-other = { $name } выбирает значение.
prompt-choose-dice-other = { $name } выбирает кубики.
prompt-name-other = { $name } называет значение.
prompt-set-aside-other = { $name } откладывает кубики.
prompt-set-die-other = { $name } выставляет кубик.
prompt-adjust-other = { $name } меняет закопанные кубики.
prompt-move-other = { $name } переставляет кубик.
prompt-take-other = { $name } прихватывает кубик.
prompt-more-other = { $name } решает, продолжать ли.

prompt-roll = { $you ->
    [yes] Твои кубики катятся.
   *[no] { $name } бросает кубики.
}
prompt-setup-roll = Бросаем, кому ходить первым.
prompt-turn-up = Сейчас откроется следующая собачка.
prompt-reveal = Сейчас откроется следующая плитка.
prompt-d0g-roll = d0g бросает кубик.

prompt-won = { $you ->
    [yes] Победа! Шесть гордых собачек.
   *[no] { $name } побеждает: шесть собачек!
}
prompt-d0g-won = На этот раз победа за d0g.

## Actions, as verbs

action-do-trick = Выполнить «{ $trick }»
action-score-dogs = Посчитать собачек
action-reroll = Перебросить за лакомство
action-reroll-some = Перебросить { $values } за лакомство
action-keep-roll = Оставить бросок
action-keep-roll-bust = Оставить: провал
action-place-die = Положить { $value } на { $dog }
action-bury-die = Закопать { $value }
action-bury-die-bust = Закопать { $value }: провал
action-bury-all-bust = Закопать все: провал
action-discard-die = Сбросить { $value }
action-choose-value = Выбрать значение { $value }
action-choose-dice = Оставить { $values }
action-name-value = Назвать { $value }
action-set-aside = Отложить { $dice }
action-set-die = Выставить { $value }
action-raise-die = Увеличить { $value } { whose-yard }
action-lower-die = Уменьшить { $value } { whose-yard }
action-move-die = Переставить { $value } с { $dog } на { $to_dog } как { $to_value }
action-take-die = { $from ->
    [yard] Взять { $value } со двора
   *[dog] Взять { $value } с { $dog }
}
action-do-more = Бросить
action-stop = Хватит

## The table

tiles = Трюки
trick-head = { $trick }:
tile = { $facedown ->
    [yes] { $trick }, { $colour }, закрыта
   *[no] { $trick }, { $colour }
}{ $treats ->
    [0] { "" }
    [one], на ней { $treats } лакомство
    [few], на ней { $treats } лакомства
   *[many], на ней { $treats } лакомств
}{ $stack ->
    [1] { "" }
    [one], верхняя в стопке из { $stack } плитки
   *[many], верхняя в стопке из { $stack } плиток
}
stack-count = { $seen }/{ $stack }
stack-seen = { $stack ->
    [one] Стопка из { $stack } плитки, показалось { $seen }: { $tricks }.
   *[many] Стопка из { $stack } плиток, показалось { $seen }: { $tricks }.
}
next-dog = Следующая
deck-left = ещё { $deck }
no-next-dog = Собачек больше нет
pack = Твои собачки
pack-of = { $name }: собачки
dog-label = { $complete ->
    [yes] { $dog }, заполнена
   *[no] { $dog }, ещё нужно: { $values }
}
dog-scored = { $dog }, посчитана
dog-complete = Заполнена
place-label = Положить { $value } на { $dog }
take-label = Прихватить { $value } с { $dog }
take-yard-label = Прихватить { $value } со своего двора
lift-label = Переставить { $value } с { $dog }
land-label = Поставить на { $dog } как { $value }
place-empty = { $dog }: пустое пятнышко для { $value }
place-filled = { $dog }: кубик { $value }
ribbons = Посчитано собачек: { $scored } из 6
ribbon-count = { $scored }/6
yard = Двор
yards = Дворы
yard-own = Твой двор
yard-of = { $name }: закопано { $values }
times = ×{ $count }
moment-bust = Провал!
moment-score = { $dogs ->
    [1] Хорошая собачка!
   *[other] Хорошие собачки!
}
moment-fast = Быстро и рискованно!
yard-label = Закопано точек: { $buried } из 7
yard-count = { $buried } из 7
yard-safe = { $left ->
    [0] полон: дальше провал
   *[other] можно ещё { $left }
}
yard-would-bust = ещё { $spots } — и провал
yard-over = лишних: { $over }
tray = Кубики в руке
tray-empty = В руке нет кубиков
tray-rolling = { $dice ->
    [one] Катится { $dice } кубик
    [few] Катятся { $dice } кубика
   *[many] Катятся { $dice } кубиков
}
tray-aside = { $dice ->
    [one] Отложен { $dice } кубик
    [few] Отложено { $dice } кубика
   *[many] Отложено { $dice } кубиков
}
keep-dice-hint = { $sum ->
    [0] Нажми на кубики, которые оставишь.
   *[other] Нажми на кубики, которые оставишь: пока { $sum }.
}
reroll-some-hint = Нажми на кубики, чтобы перебросить только их.
aside-how-many = Сколько кубиков отложить
aside-fewer = На один меньше
aside-more = На один больше
die-label = Кубик { $value }
die-choice = Кубик { $value }, выбрать
die-only = Кубик { $value }: { $action }
treats = { $treats ->
    [one] { $treats } лакомство
    [few] { $treats } лакомства
   *[many] { $treats } лакомств
}
treats-yours = { $treats ->
    [0] У тебя нет лакомств
    [one] У тебя { $treats } лакомство
    [few] У тебя { $treats } лакомства
   *[many] У тебя { $treats } лакомств
}
paws = { $paws ->
    [one] { $paws } лапка
    [few] { $paws } лапки
   *[many] { $paws } лапок
}
supply = Запас: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $treats ->
    [one] { $treats } лакомство
    [few] { $treats } лакомства
   *[many] { $treats } лакомств
}
d0g-label = d0g: посчитано собачек { $scored } из 6, { $treats ->
    [one] { $treats } лакомство
    [few] { $treats } лакомства
   *[many] { $treats } лакомств
}
d0g-waits = d0g ждёт своего первого хода.
opponent = { $name }: посчитано собачек { $scored } из 6, закопано точек { $buried } из 7, { $treats ->
    [one] { $treats } лакомство
    [few] { $treats } лакомства
   *[many] { $treats } лакомств
}
opponent-on-turn = { opponent }. Сейчас ходит.
opponent-open = { $name }: показать собачек
opponent-close = { $name }: скрыть собачек

## Что делают кубики, и кнопки к этому

tag-fits = для { $dog }
tag-fits-any = подходит
tag-buries = { $spots ->
    [0] в землю
   *[other] в землю { $spots }
}
tag-splits = { $fitting } на место, { $spots } в землю
tag-busts = провал
tag-goes = можно убрать
plan-go = { $placing ->
    [0] Закопать { $buries }
   *[other] { $burying ->
        [0] Положить { $places }
       *[other] Положить { $places }, закопать { $buries }
    }
}
bust-title = Точно провал?
bust-about = Ты потеряешь все кубики на собачках и во дворе.
bust-better = Есть ход получше.
bust-yes = Всё равно
bust-no = Не сейчас
pack-full = Стая полная: новая собачка не придёт.
pack-full-now = { $you ->
    [yes] Твоя стая полная: новая собачка не пришла.
   *[no] Стая игрока { $name } полная: новая собачка не пришла.
}
moment-stays = Ленты и лакомства остаются.

## Лицом к лицу

of-six = из 6 собачек
turn-yours = Твой ход
turn-of = Ходит { $name }
yard-whose = Двор: { $name }
last-turn = Прошлый ход
last-turn-dice = { $placed ->
    [0] в земле: { $buried }
   *[other] { $buried ->
        [0] на собачках: { $placed }
       *[other] на собачках: { $placed }, в земле: { $buried }
    }
}
ribbon-free = Место для посчитанной собачки

## Одна фраза о том, чего коснулись

about-dog = { $complete ->
    [yes] { $dog }: все места заняты, можно посчитать.
   *[no] { $dog }: ещё нужно { $values }.
}{ $paws ->
    [0] { "" }
   *[other] { " " }Лапки ({ $paws }) считаются здесь: { $tricks }.
}
about-next = Следующая собачка — { $dog }. Нужно: { $values }{ $paws ->
    [0] .
   *[other] . Лапок: { $paws }.
}
about-treats = За лакомство можно перебросить кубики.
about-yard = Сюда закапывают то, что никуда не подошло. Больше 7 точек — и провал.
trick-used = Уже использован: откроется снова, когда останется один открытый трюк.
turn-hint = Нажми на трюк или наведи на него, чтобы узнать, что он делает.
trick-treats = { $treats ->
    [one] А ещё ты возьмёшь { $treats } лакомство с него.
    [few] А ещё ты возьмёшь { $treats } лакомства с него.
   *[many] А ещё ты возьмёшь { $treats } лакомств с него.
}
news-first = Начинает { $name }:
this-turn = Этот ход
turn-hint-touch = Нажми на трюк, чтобы узнать, что он делает.
