// A button for an entry of the registry of actions, which gives its name, its key and whether it is enabled.
import type { Action, Shortcut } from '../app/actions.ts';
import { keysOn } from '../app/view.ts';
import { words } from '../i18n/index.ts';
import { Icon, type IconName } from './Inline.tsx';

const drawn: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** A shortcut as people write it. */
export function keyLabel(shortcut: Shortcut): string {
  return shortcut
    .split('+')
    .map((part) => drawn[part] ?? part)
    .join('+');
}

/** A shortcut for aria-keyshortcuts, which knows no sequences of keys. */
function ariaKey(shortcut: Shortcut): string | undefined {
  return shortcut.includes(' ') ? undefined : shortcut;
}

interface Props {
  action: Action;
  icon: IconName;
  class?: string;
  /** Shows the name beside the icon. */
  text?: boolean;
}

export function ActionButton({ action, icon, class: look, text }: Props) {
  const name = words.value.actions[action.id];
  const key = keysOn.value ? action.keys[0] : undefined;
  return (
    <button
      type="button"
      class={look ?? 'icon'}
      aria-label={text ? undefined : name}
      title={text ? undefined : key ? `${name} (${keyLabel(key)})` : name}
      aria-keyshortcuts={key && ariaKey(key)}
      disabled={action.able ? !action.able.value : undefined}
      onClick={() => action.run(key ?? '')}
    >
      <Icon name={icon} />
      {text && <span>{name}</span>}
    </button>
  );
}
