// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.PrintOptions;
import dev.freehold.ir.text.Printing;
import java.util.Set;

/**
 * Which passes to show the program around.
 *
 * @param onlyChanges after a pass only where it changed something
 * @param onlyFailures after a pass only where it failed
 * @param wholeModule the whole program and not only what the pass runs on
 */
public record IrDumps(
    boolean beforeAll,
    boolean afterAll,
    Set<String> before,
    Set<String> after,
    boolean onlyChanges,
    boolean onlyFailures,
    boolean wholeModule,
    PrintOptions options) {
  public static final IrDumps NONE =
      new IrDumps(false, false, Set.of(), Set.of(), false, false, false, PrintOptions.DEFAULT);

  boolean any() {
    return beforeAll || afterAll || onlyFailures || !before.isEmpty() || !after.isEmpty();
  }

  boolean showsBefore(PassInfo pass) {
    return beforeAll || before.contains(pass.name());
  }

  /** Whether a pass that has succeeded is followed by a dump, perhaps only if it changed something. */
  boolean showsAfter(PassInfo pass) {
    return !onlyFailures && (afterAll || after.contains(pass.name()));
  }

  boolean showsFailure(PassInfo pass) {
    return onlyFailures || afterAll || after.contains(pass.name());
  }

  /** The program around {@code root}, under a title such as {@code IR Dump After CSE}. */
  String text(String moment, String outcome, PassInfo pass, Op root, Registry registry) {
    StringBuilder out = new StringBuilder("// -----// IR Dump ").append(moment).append(' ').append(pass.className());
    out.append(outcome).append(" (").append(pass.name()).append(")");
    Op shown = root;
    if (wholeModule) {
      while (shown.parentOp() != null) shown = shown.parentOp();
    }
    if (shown != root) {
      out.append(" ('").append(root.name()).append("' operation");
      String name = SymbolTables.nameOf(root);
      if (name != null) out.append(": @").append(name);
      out.append(")");
    }
    out.append(" //----- //\n");
    Printing.print(shown, registry, out, options.withLocalScope(options.localScope() || shown.parentOp() != null));
    return out.append("\n\n").toString();
  }
}
