// SPDX-License-Identifier: Apache-2.0

/** What the extension has done to the stub. */
export interface Stub {
  module: unknown;
  settings: Record<string, unknown>;
  commands: Map<string, () => unknown>;
  errors: string[];
  shown: boolean;
}

/** Something that can be called, constructed and extended, and whose every member is such a thing: what is not asked about need not be there. */
function anything(): any {
  const members = new Map<PropertyKey, unknown>();
  const made: unknown = new Proxy(class {}, {
    get: (target, name) => {
      if (name === "then") return undefined;
      if (name === "prototype") return target.prototype;
      if (name === Symbol.iterator) return [][Symbol.iterator];
      if (name === Symbol.toPrimitive) return () => "anything";
      if (!members.has(name)) members.set(name, anything());
      return members.get(name);
    },
    apply: () => anything(),
    construct: (target, args, newTarget) => (newTarget === made ? anything() : Reflect.construct(target, args, newTarget)),
  });
  return made;
}

/** The module `vscode`, as far as the extension uses it itself; all else is anything. */
export function stub(settings: Record<string, unknown>): Stub {
  const state: Stub = { module: undefined, settings, commands: new Map(), errors: [], shown: false };
  const disposable = { dispose() {} };
  const event = () => disposable;
  const output = { name: "Freehold", append() {}, appendLine() {}, show: () => (state.shown = true), replace() {}, clear() {}, hide() {}, dispose() {} };
  const base = anything();
  const own = (members: Record<string, unknown>, other: any) =>
    new Proxy(other, {
      // Bundles make an object with the prototype of the module, and ask that.
      getPrototypeOf: () => state.module as object,
      get: (_, name) => (name in members ? members[name as string] : name in Object.prototype ? undefined : other[name]),
    });
  state.module = own(
    {
      version: "1.91.0",
      window: own(
        {
          createOutputChannel: () => output,
          showErrorMessage: async (message: string) => void state.errors.push(message),
          tabGroups: { all: [], onDidChangeTabs: event },
          visibleTextEditors: [],
          activeTextEditor: undefined,
        },
        base.window,
      ),
      commands: own({ registerCommand: (name: string, run: () => unknown) => (state.commands.set(name, run), disposable) }, base.commands),
      workspace: own(
        {
          getConfiguration: (section?: string) => ({
            get: (name: string, otherwise: unknown) => state.settings[section ? `${section}.${name}` : name] ?? otherwise,
          }),
          textDocuments: [],
          notebookDocuments: [],
          workspaceFolders: undefined,
        },
        base.workspace,
      ),
      env: { language: "en", appName: "stub" },
    },
    base,
  );
  return state;
}
