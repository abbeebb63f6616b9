import { mount } from 'svelte';
import { watchInput } from './shell/input';
import { session } from './shell/session.svelte';
import { router } from './shell/router.svelte';
import { settings } from './shell/settings.svelte';
import App from './shell/App.svelte';
import { speech } from './words/language.svelte';

settings.apply();
watchInput();
router.start();
const started = session.start(); // asked for while the words are on their way
await speech.start();
mount(App, { target: document.getElementById('page')! });
await started;
