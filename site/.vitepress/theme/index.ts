import { useRoute, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { nextTick, onMounted, watch } from 'vue';
import { defineElements } from '../../elements/define.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  setup() {
    const route = useRoute();
    onMounted(() =>
      watch(
        () => route.path,
        () => void nextTick(defineElements),
        { immediate: true },
      ),
    );
  },
} satisfies Theme;
