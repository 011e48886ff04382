import '@shoelace-style/shoelace/dist/components/button/button.js';
import SlDialog from '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import SlInput from '@shoelace-style/shoelace/dist/components/input/input.js';
import SlRadioGroup from '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import { peerDialog } from './peer-dialog.ts';

peerDialog({
  prefix: 'sl',
  dialog: SlDialog,
  radioGroup: SlRadioGroup,
  input: SlInput,
  hint: 'help-text',
  end: 'suffix',
  quiet: 'variant="text"',
  primary: 'variant="primary"',
});
