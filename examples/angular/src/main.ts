import 'payment-modals/define/portal-payment.js';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { PortalError, PortalPayment } from 'payment-modals';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Your bill: $107.98</h1>
    <button (click)="pay(portal)">Pay my bill</button>
    <output>{{ said() }}</output>
    <portal-payment
      #portal
      base-url="http://127.0.0.1:4010"
      (portal-payment-complete)="said.set('Paid $' + $event.detail.totalPaymentAmount)"
      (portal-error)="warn($event.detail)"
    />
  `,
})
class App {
  readonly said = signal('');

  warn({ Description, Details }: PortalError) {
    console.warn(Description, Details);
  }

  async pay(portal: PortalPayment) {
    const response = await fetch('/session'); // your own endpoint
    if (!response.ok) return this.said.set('Payments cannot be reached. Try again later.');
    portal.makePayment({ sessionId: await response.text(), lockedOptions: true });
  }
}

void bootstrapApplication(App);
