'use client';

import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import {
  type AccessByResource,
  accessToAll,
  isWritable,
  resources,
  resourceWords,
  type ScopedResource,
} from './scopes';

type Props = {
  access: AccessByResource;
  onChange: (access: AccessByResource) => void;
  error?: string | undefined;
};

const presets = [
  { name: 'Read everything', access: accessToAll('read') },
  { name: 'Read and write everything', access: accessToAll('write') },
  { name: 'Nothing', access: accessToAll('none') },
];

/** What an application may read and write, resource by resource. Write access includes read access. */
export function ScopeFields({ access, onChange, error }: Props) {
  return (
    <fieldset aria-describedby={error ? 'scopes-error' : undefined} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-xs font-medium text-soft">Permissions</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Button key={preset.name} size="small" onPress={() => onChange(preset.access)}>
            {preset.name}
          </Button>
        ))}
      </div>
      <div className="divide-y divide-line border-y border-line">
        {resources.map((resource) => (
          <ResourceLine
            key={resource}
            resource={resource}
            access={access}
            onChange={(chosen) => onChange({ ...access, [resource]: chosen })}
          />
        ))}
      </div>
      {error && (
        <p id="scopes-error" className="flex items-start gap-1 text-xs text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          Choose at least one permission.
        </p>
      )}
    </fieldset>
  );
}

type LineProps = {
  resource: ScopedResource;
  access: AccessByResource;
  onChange: (access: 'none' | 'read' | 'write') => void;
};

function ResourceLine({ resource, access, onChange }: LineProps) {
  const { name, writes } = resourceWords[resource];
  const given = access[resource];
  return (
    <fieldset className="grid min-h-row grid-cols-[minmax(0,1fr)_5rem_5rem] content-center items-center">
      <legend className="sr-only">{name}</legend>
      <span aria-hidden className="min-w-0">
        {name} {writes && <span className="text-xs text-faint">writing {writes}</span>}
      </span>
      <Checkbox isSelected={given !== 'none'} onChange={(isOn) => onChange(isOn ? 'read' : 'none')}>
        Read
      </Checkbox>
      {isWritable(resource) && (
        <Checkbox isSelected={given === 'write'} onChange={(isOn) => onChange(isOn ? 'write' : 'read')}>
          Write
        </Checkbox>
      )}
    </fieldset>
  );
}
