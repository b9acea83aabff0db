import type { Config } from 'tailwindcss';

/** Names for the tokens of app/theme.css, where their values for light, dark and print stand. */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        surface: 'var(--surface)',
        panel: 'var(--panel)',
        ink: 'var(--ink)',
        soft: 'var(--soft)',
        faint: 'var(--faint)',
        line: 'var(--line)',
        edge: 'var(--edge)',
        field: 'var(--field)',
        hover: 'var(--hover)',
        selected: 'var(--selected)',
        chip: 'var(--chip)',
        accent: { DEFAULT: 'var(--accent)', strong: 'var(--accent-strong)', ink: 'var(--accent-ink)' },
        warn: { DEFAULT: 'var(--warn)', surface: 'var(--warn-surface)' },
        bad: {
          DEFAULT: 'var(--bad)',
          strong: 'var(--bad-strong)',
          surface: 'var(--bad-surface)',
          ink: 'var(--bad-ink)',
        },
        'money-in': 'var(--money-in)',
        'money-out': 'var(--money-out)',
        focus: 'var(--focus)',
      },
      fontFamily: { sans: ['"Inter Variable"', 'Inter', '"Inter Stand-in"', 'system-ui', 'sans-serif'] },
      fontSize: {
        '2xs': ['0.6875rem', '1rem'],
        xs: ['0.75rem', '1rem'],
        sm: ['0.8125rem', '1.25rem'],
        base: ['0.9375rem', '1.25rem'],
        lg: ['1.125rem', '1.5rem'],
        xl: ['1.375rem', '1.75rem'],
      },
      fontWeight: { medium: '550' },
      spacing: { row: '36px', 'row-dense': '32px', header: '52px', rail: '208px' },
      zIndex: { header: '10', overlay: '40', toast: '60' },
      transitionDuration: { DEFAULT: '120ms' },
    },
  },
} satisfies Config;
