import { brand } from '@wren/contract/brand.ts';
import { Switch } from '#ui/switch.tsx';
import { useSaveMe } from '../settings/use-save-me.ts';
import { useMe } from '../shell/use-me.ts';

/** Whether Wren may remember at all. Shown at once as chosen; back as it was when it could not be saved. */
export function RememberSwitch() {
  const { user } = useMe();
  const { mutate, variables, isPending, isError } = useSaveMe();
  const isOn = isPending ? variables.lets_remember === true : user?.lets_remember !== false;
  return (
    <div className="rounded-lg bg-sunk px-5 py-1.5">
      <Switch
        name="lets_remember"
        label={`Let ${brand.name} remember`}
        about={
          isOn
            ? `${brand.name} notes what lasts from your chats, never anything said in a crisis, and uses it in the next one.`
            : `${brand.name} learns nothing new and uses none of what is here. It stays until you forget it.`
        }
        checked={isOn}
        onChange={(lets_remember) => mutate({ lets_remember })}
      />
      {isError && (
        <p role="alert" className="pb-2.5 text-danger text-sm">
          This could not be saved. Please try again.
        </p>
      )}
    </div>
  );
}
