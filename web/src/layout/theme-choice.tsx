/** Light, dark or the system's choice. It needs the enhancement script, and is hidden until that has run. The
 * theme of someone signed in is part of their settings. */
export function ThemeChoice() {
  return (
    <fieldset hidden data-theme-choice className="when-out flex gap-1 text-sm">
      <legend className="sr-only">Theme</legend>
      {['Light', 'Dark', 'System'].map((name) => (
        <label
          key={name}
          className="cursor-pointer rounded-full px-3 py-1.5 text-quiet has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 hover:text-ink"
        >
          <input type="radio" name="theme" value={name.toLowerCase()} className="sr-only" />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
