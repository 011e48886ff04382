// The server's part of a page with the payment modal, with a JDK alone, 17 or newer: java Server.java
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

public class Server {
  static final String SERVICE_URL = env("SERVICE_URL", "http://127.0.0.1:4010");
  /** Secret. It never reaches the page. */
  static final String KEY = env("PORTAL_AUTHENTICATION_KEY", "10000000-0000-4000-8000-000000000001");
  /** In production, read the bill from your database. The page cannot change it. */
  static final String BILL = """
      {"feeContext": "PaymentWithFee", "amountContext": "AmountDueOnly", "minAmountDue": "107.98",
       "accountBalance": "430.00", "clientReferenceData1": "POL-1002003"}""";
  /** In production, use your JSON library. */
  static final Pattern SESSION_KEY = Pattern.compile("\"SessionKey\"\\s*:\\s*\"([^\"]+)\"");

  static final HttpClient client = HttpClient.newHttpClient();

  public static void main(String[] args) throws IOException {
    int port = Integer.parseInt(env("PORT", "8080"));
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", Server::handle);
    server.start();
    System.out.println("http://localhost:" + port);
  }

  static void handle(HttpExchange exchange) throws IOException {
    try {
      switch (exchange.getRequestURI().getPath()) {
        // In production, protect this endpoint with your login.
        case "/session" -> answer(exchange, 200, "text/plain", createSession().getBytes());
        case "/" -> answer(exchange, 200, "text/html", Files.readAllBytes(Path.of("../plain-html/index.html")));
        default -> answer(exchange, 404, "text/plain", new byte[0]);
      }
    } catch (IOException | InterruptedException error) {
      System.err.println(error);
      answer(exchange, 502, "text/plain", new byte[0]);
    } finally {
      exchange.close();
    }
  }

  static String createSession() throws IOException, InterruptedException {
    var body = """
        {"PortalAuthenticationKey": "%s", "Options": %s}""".formatted(KEY, BILL);
    var request = HttpRequest.newBuilder(URI.create(SERVICE_URL + "/GenericModal/SessionKey/Create"))
        .header("Content-Type", "application/json")
        .timeout(Duration.ofSeconds(10))
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build();
    var answer = client.send(request, BodyHandlers.ofString());
    var session = SESSION_KEY.matcher(answer.body());
    if (answer.statusCode() != 200 || !session.find()) throw new IOException("No session: " + answer.statusCode());
    return session.group(1);
  }

  static void answer(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    if (body.length > 0) exchange.getResponseBody().write(body);
  }

  static String env(String name, String otherwise) {
    return System.getenv().getOrDefault(name, otherwise);
  }
}
