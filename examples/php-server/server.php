<?php
// The server's part of a page with the payment modal, with PHP alone: php -S localhost:8080 server.php

$service = getenv('SERVICE_URL') ?: 'http://127.0.0.1:4010';
// Secret. It never reaches the page.
$key = getenv('PORTAL_AUTHENTICATION_KEY') ?: '10000000-0000-4000-8000-000000000001';

// In production, read the bill from your database. The page cannot change it.
const BILL = [
    'feeContext' => 'PaymentWithFee',
    'amountContext' => 'AmountDueOnly',
    'minAmountDue' => '107.98',
    'accountBalance' => '430.00',
    'clientReferenceData1' => 'POL-1002003',
];

function createSession(string $service, string $key): ?string
{
    $request = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => 'Content-Type: application/json',
        'content' => json_encode(['PortalAuthenticationKey' => $key, 'Options' => BILL]),
        'timeout' => 10,
    ]]);
    $answer = @file_get_contents("$service/GenericModal/SessionKey/Create", false, $request);
    return $answer === false ? null : json_decode($answer)->SessionKey ?? null;
}

header('Cache-Control: no-store');
switch (parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)) {
    case '/session': // In production, protect this endpoint with your login.
        header('Content-Type: text/plain');
        $session = createSession($service, $key);
        http_response_code($session === null ? 502 : 200);
        echo $session;
        break;
    case '/':
        readfile(__DIR__ . '/../plain-html/index.html');
        break;
    default:
        http_response_code(404);
}
