// A choice of what a link carries.
import type { Signal } from '@preact/signals';

export function Check({ of, label }: { of: Signal<boolean>; label: string }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={of.value}
        onChange={(event) => (of.value = event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
