import { useId } from 'react';

interface ScaleProps {
  prompt: string;
  low: string;
  high: string;
  value: number | null;
  onChange(level: number): void;
}

const levels = Array.from({ length: 11 }, (_, level) => level);

/** 0–10, as the radio buttons it is: arrow keys move along it. */
export function Scale({ prompt, low, high, value, onChange }: ScaleProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">{prompt}</legend>
      <div className="exercise-scale mt-3">
        {levels.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name={name}
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              aria-label={level === 0 ? `0, ${low}` : level === 10 ? `10, ${high}` : `${level}`}
            />
            <span aria-hidden="true">{level}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-quiet text-xs">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </fieldset>
  );
}
