### `pipyard verify`: what was checked in a game's log, and what came of it.

verify-game = { $game ->
    [spots] Пятнышки
    [spotted] Spotted!
   *[other] { $game }
}
verify-about = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}: { $names }
verify-promise = Обещание: открытое зерно — то самое, что было обещано ({ $commitment }).
verify-promise-noted = Это и есть записанное тобой обещание.
verify-promise-sealed = Обещание: { $commitment }. Его зерно откроют, только когда игра закончится или стол закроют.
verify-promise-none = Обещание: нет. В эту игру играли без обещанных кубиков.
verify-dice = Кубики: { $draws ->
    [one] { $draws } случайное событие посчитано
    [few] { $draws } случайных события посчитаны
   *[many] { $draws } случайных событий посчитано
} заново из зерна и того, что добавили игроки; всё сошлось ({ $counts }).
verify-dice-unchecked = Кубики: { $draws ->
    [one] { $draws } случайное событие не нарушает
    [few] { $draws } случайных события не нарушают
   *[many] { $draws } случайных событий не нарушают
} правил; честные ли были кубики, по этой записи не узнать.
verify-added = Свою случайность добавили: { $names }.
verify-one-device = Зерно и игроки были на одном устройстве: у кого оно было, тот мог знать кубики.
verify-added-none = Свою случайность не добавил никто. Кубики зависят только от зерна сервера.
verify-added-noted = Случайность, которую дал твой браузер, вошла в кубики.
verify-added-form = Добавка — это от 1 до 64 знаков из 0–9 и a–f.
verify-rules = Правила: { $moves ->
    [one] { $moves } ход сыгран
    [few] { $moves } хода сыграны
   *[many] { $moves } ходов сыграно
} заново; всё по правилам.{ $taken ->
    [0] {""}
    [one] {" "}Ещё { $taken } ход отменён.
    [few] {" "}Ещё { $taken } хода отменены.
   *[many] {" "}Ещё { $taken } ходов отменено.
}
verify-result-won = Итог: победа — { $names }.
verify-result-d0g = Итог: победа — d0g.
verify-result-closed = Итог: его нет, стол закрыли до конца игры.
verify-result-going-on = Итог: пока нет, игра продолжается.
verify-holds = Проверено: в { $file } всё верно.
verify-compare = Одного не покажет ни одна запись: когда было дано обещание. Сравни его с тем, что было видно до игры, или передай то через --promise. Твой браузер его хранит: его можно скопировать на странице проверки кубиков.
verify-compare-added = Не покажет она и того, что добавил к кубикам твой браузер: передай это через --input.
verify-sealed = Пока не проверено: сохрани { $file } ещё раз, когда игра закончится, и тогда кубики можно будет проверить.
verify-unpromised = Не проверено: в { $file } всё по правилам, но кубики не были обещаны.
verify-refused = Отказ: { $file } изменён, или его кубики не те, что обещаны. { $sentence }
verify-input = запись на входе
verify-unreadable = { $file } нельзя проверить. { $sentence }
verify-no-file = Файл не читается: { $reason }.
verify-no-text = Это не текст в UTF-8.
verify-promise-form = Обещание — это 64 знака из 0–9 и a–f.
verify-seat = { $name } (место { $seat })
verify-seat-nameless = место { $seat }
