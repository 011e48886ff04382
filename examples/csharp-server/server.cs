#:sdk Microsoft.NET.Sdk.Web
// The server's part of a page with the payment modal, with .NET alone, 10 or newer: dotnet run server.cs
using System.Text;
using System.Text.Json.Nodes;

string Env(string name, string otherwise) => Environment.GetEnvironmentVariable(name) ?? otherwise;

var serviceUrl = Env("SERVICE_URL", "http://127.0.0.1:4010");
// Secret. It never reaches the page.
var key = Env("PORTAL_AUTHENTICATION_KEY", "10000000-0000-4000-8000-000000000001");
var client = new HttpClient { Timeout = TimeSpan.FromSeconds(10) };

// In production, read the bill from your database. The page cannot change it.
JsonObject Bill() => new()
{
    ["feeContext"] = "PaymentWithFee",
    ["amountContext"] = "AmountDueOnly",
    ["minAmountDue"] = "107.98",
    ["accountBalance"] = "430.00",
    ["clientReferenceData1"] = "POL-1002003",
};

async Task<string?> CreateSession()
{
    var body = new JsonObject { ["PortalAuthenticationKey"] = key, ["Options"] = Bill() }.ToJsonString();
    var content = new StringContent(body, Encoding.UTF8, "application/json");
    using var answer = await client.PostAsync($"{serviceUrl}/GenericModal/SessionKey/Create", content);
    if (!answer.IsSuccessStatusCode) return null;
    return (string?)JsonNode.Parse(await answer.Content.ReadAsStringAsync())?["SessionKey"];
}

var app = WebApplication.CreateBuilder(args).Build();

app.Use((context, next) =>
{
    context.Response.Headers.CacheControl = "no-store";
    return next(context);
});

// In production, protect this endpoint with your login.
app.MapGet("/session", async () =>
{
    var session = await CreateSession();
    return session is null ? Results.StatusCode(502) : Results.Text(session);
});

app.MapGet("/", () => Results.Text(File.ReadAllText("../plain-html/index.html"), "text/html"));

app.Run($"http://localhost:{Env("PORT", "8080")}");
