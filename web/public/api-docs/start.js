// Loaded by the page at /api/docs after the viewer; its security policy allows no inline script.
window.SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#description",
  deepLinking: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // The usual one sends the description to another site to have it checked.
  validatorUrl: null,
});
