import '@shoelace-style/shoelace/dist/components/button/button.js';
import SlDialog from '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import SlInput from '@shoelace-style/shoelace/dist/components/input/input.js';
import SlRadioGroup from '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import { peerDialog } from './peer-dialog.ts';

peerDialog({ dialog: SlDialog, radioGroup: SlRadioGroup, input: SlInput, prefix: 'sl' });
