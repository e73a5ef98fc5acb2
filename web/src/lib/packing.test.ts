import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { pack, unpack } from "./packing";

const SOURCE = `
plain = Good dog
seen = { $name } saw { plain } and { plain.about }{ "!" }
counted = { NUMBER($dice, maximumFractionDigits: 1) ->
    [0] none
    [one] { $you ->
        [yes] your die
       *[no] { -brand }
    }
   *[other] { $dice } dice
}
only =
    .about = An attribute of { $name }
both = Text
    .about = { $dice }
-brand = Pipyard
`;

it("loses nothing of what was parsed", () => {
  const { body } = new FluentResource(SOURCE);
  const packed = pack(body);
  expect(body).toHaveLength(6);
  expect(unpack(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(body);
  expect(JSON.stringify(packed).length).toBeLessThan(0.6 * JSON.stringify(body).length);
});
