// Types of the format of a GM's own list: a JSON Schema with what a form needs besides (core/sheet/own_schema.hpp).
import type { Text } from './text.d.ts';

/** What may stand somewhere in a list. */
export interface ListPart {
  /** What it is called, where it stands under a key. */
  label?: Text;
  $ref?: string;
  anyOf?: ListPart[];
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  enum?: (string | number)[];
  /** What the words of `enum` or `examples` are called. */
  labels?: Text[];
  /** What names an entry of the list under this key, or one of `examples`, which are always there. */
  entries?: string;
  /** The key of these entries that names them. */
  named?: string;
  /** Of an object: one to begin with. */
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  default?: number;
  maxLength?: number;
  /** A text in the words of plans, or a condition as a tree. */
  format?: 'amount' | 'condition' | 'tree';
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  items?: ListPart;
  properties?: Record<string, ListPart>;
  required?: string[];
  /** The key whose word says which of `oneOf` an object is; that one may have a chooser of its own. */
  chooser?: string;
  oneOf?: ListPart[];
}

/** The whole list. */
export interface ListSchema extends ListPart {
  $defs: Record<string, ListPart>;
}
