import '@awesome.me/webawesome/dist/components/button/button.js';
import WaDialog from '@awesome.me/webawesome/dist/components/dialog/dialog.js';
import WaInput from '@awesome.me/webawesome/dist/components/input/input.js';
import WaRadioGroup from '@awesome.me/webawesome/dist/components/radio-group/radio-group.js';
import '@awesome.me/webawesome/dist/components/radio/radio.js';
import '@awesome.me/webawesome/dist/styles/themes/default.css';
import { peerDialog } from './peer-dialog.ts';

peerDialog({
  prefix: 'wa',
  dialog: WaDialog,
  radioGroup: WaRadioGroup,
  input: WaInput,
  hint: 'hint',
  end: 'end',
  quiet: 'appearance="plain"',
  primary: 'variant="brand"',
});
