### Sitting at a table: turns, clocks, seats that change hands, phrases, playing again.

## Your turn

title-turn = ● { $status } · Pipyard
title-home-turn = ● { $count ->
    [1] Твой ход
    [one] Твой ход в { $count } игре
   *[many] Твой ход в { $count } играх
} · Pipyard
notify-title = Твой ход
notify-about = { $game } · { $names }
notify-about-solo = { $game }
notify-ask = Сообщать, когда мой ход
notify-on = Мы сообщим, когда будет твой ход
notify-off = Уведомления заблокированы. Разреши их в настройках браузера.
turn-badge = Твой ход

## Taking back

undo = Отменить
undo-of = { $name }: отменить ход
undo-hint = Отменить (U)
skip = Пропустить
skip-hint = Пропустить (пробел)

## A new table

seat-here = Кто-то на этом устройстве
seat-here-name = Имя на месте { $seat }
seat-here-hint = Кто рядом с тобой?
seat-here-about = Передавайте устройство из рук в руки; стол подскажет, чей ход.
seat-here-usual = Игрок { $seat }
more-options = Ещё настройки
terms-who = Кто может сесть?
terms-private = Все, у кого есть ссылка
terms-public = Все на этом сервере
terms-time = Время на решение
terms-time-none = Без ограничений
terms-time-30 = 30 секунд
terms-time-60 = 1 минута
terms-time-120 = 2 минуты
terms-time-86400 = 1 день (неспешная игра)
terms-time-259200 = 3 дня (неспешная игра)
terms-time-about = Когда время выходит, решает бот. После второго раза он играет, пока игрок не вернётся.
terms-undo = Отмена хода.
terms-undo-about = Ход можно отменить, пока не брошены кубики и не сходил кто-то другой.
terms-odds = Шансы.
terms-odds-about = Все видят, насколько вероятен бросок.
terms-pack = Карты и листы
terms-pack-usual = Как в коробке

## Waiting

name-number = { $name } { $number }
seat-kept-me = ждёт тебя
seat-kept-other = ждёт кого-то
seat-fill = Занять это место
seat-give-bot = Или посадить сюда бота
seat-beside-name = Имя того, кто рядом с тобой
seat-beside = Играть на этом устройстве
join-kept = { $name }, садись за стол
waiting-public = Этот стол виден всем на сервере.
table-closed-about = Его закрыли до начала игры. До нового стола — одно нажатие.

## Clocks and presence

clock = { $name }: осталось { $time }
clock-own = На решение осталось { $time }
clock-soon = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
}
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} { $hours } ч
clock-hours = { $hours } ч { $minutes } мин
spectators = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}
due-in = осталось { $time }

## Menu

menu = Меню стола
menu-leave = Уйти из-за стола
menu-close-table = Закрыть стол для всех
menu-end-game = Закончить игру
menu-hand = { $name }: передать место боту
menu-remove = { $name }: освободить место
menu-report = Сообщить о проблеме
menu-rules = Правила: { $game }
menu-players = За столом
menu-away = не в сети
menu-here = в сети
menu-bot = бот
menu-stand-in = пока играет { $bot }
dialog-close = Закрыть

leave-title = Уйти из-за стола?
leave-about = { $status ->
    [waiting] Место сможет занять кто-то другой. Пока оно свободно, по ссылке можно вернуться.
   *[other] Дальше за тебя играет бот, и сесть сюда снова не получится.
}
leave-yes = Уйти
leave-no = Остаться
close-title = Закрыть стол для всех?
end-game-title = Закончить игру?
close-about = { $status ->
    [waiting] За этот стол больше никто не сядет.
   *[other] Игра закончится без победителя. Пересмотреть её можно будет и потом.
}
close-yes = Закрыть стол
end-game-yes = Закончить
close-no = Играть дальше
hand-title = { $name }: передать место боту?
hand-about = { $name } не в сети. Дальше будет играть бот, и вернуть это место уже не получится.
hand-yes = Пусть играет { $bot }
hand-no = Подождать: { $name } вернётся
hand-bot = Какой бот?
remove-title = { $name }: освободить место?
remove-about = На это место сможет сесть кто-то другой.
remove-yes = Освободить
remove-no = Оставить как есть
report-title = Сообщить о проблеме
report-about = Расскажи, что пошло не так. Владелец сервера получит твоё сообщение вместе с ходами этой игры.
report-text = Что случилось и как должно было быть?
report-send = Отправить
report-sent = Спасибо! Сообщение отправлено.
report-number = Сообщение { $report }

## Stand-in

stand-in-title = { $you ->
    [yes] { $bot } играет за тебя
   *[no] { $name } не за столом: играет { $bot }
}
stand-in-about = Время дважды вышло.
stand-in-back = { $you ->
    [yes] Вернуть себе место
   *[no] { $name } снова здесь
}

## Several people at one device

handover-title = { $name }, твой ход!
handover-about = Передай устройство и нажми.
handover-go = Это я, { $name }
here-prompt = { $name } · { $prompt }
here-still = Ещё пишут:

## Phrases

say = Сказать
say-as = Говорит { $name }
said = { $name }: { $phrase }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-wow = Ого!
phrase-hurry = Твой ход…
phrase-sorry = Прости!
phrase-one-moment = Минуточку!
phrase-good-game = Хорошая игра!
phrase-again = Ещё разок?
phrase-bye = Пока!
phrase-laugh = смеётся
phrase-cry = плачет
phrase-cheer = ликует
phrase-think = думает

## Playing again

again-wanted = { $count ->
    [1] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
}
again-join = Я тоже
again-go = К новой игре

## Home

public-tables = Открытые столы
public-tables-empty = Сейчас никто не ищет игроков. Открой стол, за который может сесть любой, и компания найдётся.
public-tables-unknown = Не удалось загрузить открытые столы.
public-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
my-tables-all = Показать все ({ $count })
my-tables-fewer = Показать меньше
table-status-closed = Закрыта

## Connection

connection-kept = Твой ход сохранён и будет отправлен.

## Errors

error-undo-off = За этим столом ходы не отменяются.
error-undo-too-late = Отменять поздно: кубики уже брошены или кто-то уже сходил.
error-seat-stood-in = За тебя играет бот. Сначала верни себе место.
error-seat-present = Этот игрок здесь. Передать можно только место того, кого нет.
error-table-not-host = Это может только тот, кто открыл стол.
error-table-closed = Игра за этим столом уже закончилась.
error-rematch-not-yet = Сначала доиграйте эту игру.
error-version-unknown = Такого момента в этой игре нет. Обнови страницу и попробуй снова.

## Кубики

dice-shown-same = Это то самое обещание, которое твой браузер видел перед игрой.
dice-shown-other = Это не то обещание, которое твой браузер видел перед игрой.
dice-shown-unseen = Этот браузер не видел обещания перед игрой.
dice-input-same = Твоя доля случайности учтена в кубиках.
dice-input-missing = Доля случайности этого браузера в кубиках не учтена.
dice-input-none = Этот браузер не добавлял случайности.
dice-swapped-title = Это не те кубики, что тебе обещали
dice-swapped-about = Сервер мог их подобрать. Не полагайся на них и покажи остальным за столом то, что здесь написано.

## Конец игры: результат, а не стиль, и насколько близко было

end-won = { $dogs ->
    [6] Шесть гордых собачек. Победа твоя!
    [one] { $dogs } гордая собачка. Победа твоя!
    [few] { $dogs } гордые собачки. Победа твоя!
   *[many] { $dogs } гордых собачек. Победа твоя!
}
end-won-by = { $dogs ->
    [6] Шесть гордых собачек. Побеждает { $name }!
    [one] { $dogs } гордая собачка. Побеждает { $name }!
    [few] { $dogs } гордые собачки. Побеждает { $name }!
   *[many] { $dogs } гордых собачек. Побеждает { $name }!
}
end-lost-close = Совсем чуть-чуть! Победа за игроком { $name }.
end-lost = Победа за игроком { $name }.
end-ahead = { $dog }: всё получилось! { end-behind }
end-had = { $dogs ->
    [0] В следующий раз первая собачка будет гордой.
    [one] У тебя { $dogs } гордая собачка.
    [few] У тебя { $dogs } гордые собачки.
   *[many] У тебя { $dogs } гордых собачек.
}
end-missed = { $dogs ->
    [0] Твои собачки уже почти готовы
    [one] У тебя { $dogs } гордая собачка
    [few] У тебя { $dogs } гордые собачки
   *[many] У тебя { $dogs } гордых собачек
}. { $dog }: { $missing ->
    [0] всё заполнено.
    [1] не хватило всего лишь кубика { $value }.
    [one] не хватило { $missing } кубика.
    [few] не хватило { $missing } кубиков.
   *[many] не хватило { $missing } кубиков.
}
end-rival-says = Отличная игра. Ещё разок?
end-last-dog = { $number ->
    [6] шестая
   *[other] номер { $number }
}
end-you = Ты
end-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
end-dogs = собачки
end-busts = провалы
end-treats = осталось лакомств
end-compare = Сравнение игроков
end-share = Поделиться
end-save = Сохранить картинку
end-share-failed = Не вышло. Ещё раз?
rematch-with = Реванш: { $name }
rematch-once-more = Ещё раз, { $name }?
end-behind = { $you ->
    [yes] { $dogs ->
        [one] У тебя { $dogs } гордая собачка.
        [few] У тебя { $dogs } гордые собачки.
       *[many] У тебя { $dogs } гордых собачек.
    }
   *[no] { $dogs ->
        [one] { $name }: { $dogs } гордая собачка.
        [few] { $name }: { $dogs } гордые собачки.
       *[many] { $name }: { $dogs } гордых собачек.
    }
}

## Игра без собственных слов: показываем то, что говорят её правила

general-of = { $name }: { $what }
general-acting = { $names } думают.
general-yes = да
general-no = нет
general-none = ничего

## Who plays, and what pages say of every game

bot-random = Колобок
    .about = Катится куда глаза глядят: любой ход, лишь бы по правилам. Хорошая компания для первой игры.
bot-puppy = Пуговка
    .about = Выбирает трюк по настроению и считает собачек при первой возможности.
bot-hasty = Попрыгун
    .about = Хватает очки, едва увидит, а в остальном просто скачет по лугу.
bot-daring = Вихрь
    .about = Любит бросить ещё разок и почти ничего не боится.
bot-timid = Тихоня
    .about = Лучше остановится пораньше, чем потеряет всё.
bot-greedy = Бисквит
    .about = { $game ->
        [spots] Заполняет собачек, вовремя их считает и бережёт двор.
       *[spotted] Берёт самое выгодное сейчас, но и о будущем не забывает.
    }
bot-planner = Компас
    .about = { $game ->
        [spots] Продумывает весь ход, со всеми возможными бросками.
       *[spotted] Чувствует хорошие листы: позади тысячи партий.
    }
bot-sage = Старина Грей
    .about = { $game ->
        [spots] Продумывает весь ход и по тысячам партий знает, что ведёт к победе.
       *[spotted] Планирует все кубики сразу, знает хорошие листы и видит, что нужно другим. Самый сильный.
    }
d0g = d0g
you = Ты
on-turn = Ходит
opponents = Другие игроки
fact-turn-started = { $you ->
    [yes] Твой ход
   *[no] Ходит { $name }
}
fact-game-won = { $you ->
    [yes] Ты побеждаешь!
   *[no] { $name } побеждает!
}
prompt-over = Игра окончена.
bot-rollout = Умник
    .about = Много раз проигрывает в уме каждый ход. Силён, но думает не сразу.
final-prompt = Игра окончена. Теперь посчитаем жуков.
games-link = Мои игры и статистика
games-shared = Победа: { $names }
replay-look-back = Пересмотреть
