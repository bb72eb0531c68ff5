// SPDX-License-Identifier: Apache-2.0
import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const TOKENS: [RegExp, string][] = [
  [/^\/\/.*/, "comment"],
  [/^"(?:[^"\\]|\\.)*"?/, "string"],
  [/^%[\w$.-]+(?::\d+|#\d+)?/, "variableName"],
  [/^@(?:[\w$.-]+|"[^"]*")/, "function"],
  [/^\^[\w$.-]+/, "labelName"],
  [/^[!#][A-Za-z_][\w$.]*/, "typeName"],
  [/^[A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*)+/, "keyword"],
  [/^(?:[su]?i\d+|f\d+\w*|bf16|tf32|index|none|memref|tensor|vector|complex|tuple)\b/, "typeName"],
  [/^(?:[1-9]\d*|\?)x(?=[\w?!])/, "number"],
  [/^-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?(?=[^\w.]|$)|^0x[0-9a-fA-F]+/, "number"],
  [/^(?:module|return|true|false|unit|private|public|nested|to|else|iter_args|step|do|loc|dense|affine_map|attributes)\b/, "keyword"],
  [/^[A-Za-z_][\w$]*/, "word"],
];

/** The kind of what a stream stands at, which it then has passed. */
function token(stream: StringStream): string | null {
  if (stream.eatSpace()) return null;
  for (const [pattern, kind] of TOKENS) {
    if (stream.match(pattern)) return kind === "word" ? null : kind;
  }
  stream.next();
  return null;
}

const language = StreamLanguage.define({ name: "mlir", token, tokenTable: { function: tags.function(tags.variableName) } });

const style = HighlightStyle.define([
  { tag: tags.comment, class: "mlir-comment" },
  { tag: tags.string, class: "mlir-string" },
  { tag: tags.number, class: "mlir-number" },
  { tag: tags.keyword, class: "mlir-operation" },
  { tag: tags.typeName, class: "mlir-type" },
  { tag: tags.variableName, class: "mlir-value" },
  { tag: tags.function(tags.variableName), class: "mlir-symbol" },
  { tag: tags.labelName, class: "mlir-block" },
]);

/** CodeMirror's extension for MLIR: colours by kinds of tokens, which `code.css` gives for light and dark. */
export const mlir = [language, syntaxHighlighting(style)];
