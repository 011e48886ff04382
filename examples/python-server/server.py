"""The server's part of a page with the payment modal, with Python alone: `python3 server.py`."""

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import Request, urlopen

SERVICE_URL = os.environ.get("SERVICE_URL", "http://127.0.0.1:4010")
# Secret. It never reaches the page.
KEY = os.environ.get("PORTAL_AUTHENTICATION_KEY", "10000000-0000-4000-8000-000000000001")
# In production, read the bill from your database. The page cannot change it.
BILL = {
    "feeContext": "PaymentWithFee",
    "amountContext": "AmountDueOnly",
    "minAmountDue": "107.98",
    "accountBalance": "430.00",
    "clientReferenceData1": "POL-1002003",
}
PAGE = Path(__file__).parent / "../plain-html/index.html"


def create_session():
    body = json.dumps({"PortalAuthenticationKey": KEY, "Options": BILL}).encode()
    headers = {"Content-Type": "application/json"}
    request = Request(SERVICE_URL + "/GenericModal/SessionKey/Create", body, headers)
    with urlopen(request, timeout=10) as response:
        return json.load(response)["SessionKey"]


class Server(BaseHTTPRequestHandler):
    def do_GET(self):
        try:
            if self.path == "/session":  # In production, protect it with your login.
                self.answer(200, "text/plain", create_session().encode())
            elif self.path == "/":
                self.answer(200, "text/html", PAGE.read_bytes())
            else:
                self.answer(404)
        except (OSError, ValueError, KeyError) as error:
            print(error)
            self.answer(502)

    def answer(self, status, content_type="text/plain", body=b""):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)


port = int(os.environ.get("PORT", "8080"))
server = ThreadingHTTPServer(("127.0.0.1", port), Server)
print(f"http://localhost:{port}", flush=True)
server.serve_forever()
