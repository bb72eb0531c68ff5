// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.OpDef;
import dev.freehold.ir.iface.DefaultDialect;
import java.util.ArrayList;

/** Finds the definition that the name of an operation means where it stands. */
final class DefinitionLookup {
  private final OpParser parser;
  /** The definitions of the operations around, innermost last. */
  private final ArrayList<OpDef<?>> around = new ArrayList<>();

  DefinitionLookup(OpParser parser) {
    this.parser = parser;
  }

  /** What {@code def} holds in its regions may leave out the name of its dialect, if the operation allows it. */
  void enter(OpDef<?> def) {
    around.add(def);
  }

  void leave() {
    around.removeLast();
  }

  /** Looks up names as another one does at the moment. */
  void begin(DefinitionLookup like) {
    around.clear();
    around.addAll(like.around);
  }

  /** How many operations around have been entered. */
  int depth() {
    return around.size();
  }

  /** Leaves operations until there are as many as before. */
  void restore(int depth) {
    while (around.size() > depth) around.removeLast();
  }

  /** The dialect whose names may stand without it here; empty where there is none. */
  private String defaultDialect() {
    if (around.isEmpty()) return "builtin";
    OpDef<?> innermost = around.getLast();
    return DefaultDialect.class.isAssignableFrom(innermost.kind()) ? innermost.dialect() : "";
  }

  /** The definition of an operation in generic form, made up where it is not registered and need not be. */
  OpDef<?> ofGeneric(String name, int loc) {
    if (name.isEmpty()) throw parser.stop(loc, "empty operation name is invalid");
    if (name.indexOf('\0') >= 0) throw parser.stop(loc, "null character not allowed in operation name");
    OpDef<?> def = parser.registry().registered(name);
    if (def == null && parser.registry().dialect(dialectOf(name)) == null && !parser.allowsUnregistered()) {
      throw parser.stop(parser.loc(), "operation being parsed with an unregistered dialect. If this is intended, please use"
          + " -allow-unregistered-dialect with the MLIR tool used");
    }
    return def != null ? def : parser.registry().opDef(name);
  }

  /** The definition of an operation in its own syntax. */
  OpDef<?> ofCustom(String keyword, int loc) {
    String name = keyword;
    OpDef<?> def = parser.registry().registered(name);
    if (def == null) {
      int dot = name.indexOf('.');
      if (dot < 0 || dot == name.length() - 1) name = defaultDialect() + "." + keyword;
      def = parser.registry().registered(name);
    }
    if (def == null) throw unknown(keyword, name, loc);
    if (def.form() == null) throw parser.stop(loc, "custom op '" + def.name() + "' has no custom assembly form");
    return def;
  }

  private ParseStop unknown(String keyword, String name, int loc) {
    String tried = keyword.equals(name) ? "" : " (tried '" + name + "' as well)";
    if (parser.registry().dialect(dialectOf(name)) != null) return parser.stop(loc, "custom op '" + keyword + "' is unknown" + tried);
    String known = String.join(", ", parser.registry().namespaces());
    return parser.stop(loc, "Dialect `" + dialectOf(name) + "' not found for custom op '" + keyword + "' " + tried)
        .note(loc, "Available dialects: " + known + " ; for more info on dialect registration see "
            + "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management");
  }

  private static String dialectOf(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }
}
