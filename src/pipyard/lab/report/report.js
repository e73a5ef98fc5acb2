// Draws every chart in the page's colors, and again when the page turns light or dark.
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const specs = JSON.parse(document.getElementById("charts").textContent);
function config() {
  const ink = dark.matches ? "#ecebe7" : "#23211d";
  const line = dark.matches ? "#373a40" : "#e2ddd2";
  const text = { labelColor: ink, titleColor: ink, labelFontSize: 12, gridColor: line, domainColor: line, tickColor: line };
  return {
    background: null, font: "system-ui, sans-serif", view: { stroke: null },
    axis: text, legend: { labelColor: ink, labelFontSize: 12, symbolOpacity: 1, labelLimit: 260 },
    rule: { color: ink },
  };
}
async function draw() {
  for (const [id, spec] of Object.entries(specs)) {
    await vegaEmbed(document.getElementById(id), spec, { actions: false, renderer: "svg", config: config() });
  }
  document.documentElement.dataset.drawn = dark.matches ? "dark" : "light";
}
dark.addEventListener("change", draw);
draw();
