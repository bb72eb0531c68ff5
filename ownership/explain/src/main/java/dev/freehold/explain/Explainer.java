// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.validate.DeallocationValidator;
import dev.freehold.validate.SiteVerdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Explains the buffers of a program, and what deallocation has made of it. */
public final class Explainer {
  private Explainer() {}

  /**
   * Explains all functions with a body below {@code root}, itself included: each argument and result of a call that is a buffer, each allocation, and
   * each operation or value that frees, asks or copies, in the order of the program. The program must be valid; it is not changed.
   */
  public static List<Explanation> explain(Op root, Registry registry) {
    Map<Op, List<SiteVerdict>> verdicts = new HashMap<>();
    for (SiteVerdict verdict : DeallocationValidator.validate(root, registry).sites()) {
      verdicts.computeIfAbsent(verdict.site(), key -> new ArrayList<>(1)).add(verdict);
    }
    SymbolTables symbols = new SymbolTables();
    List<Explanation> explanations = new ArrayList<>();
    root.walk(op -> {
      if (!(op instanceof FunctionLike function) || function.isDeclaration()) return;
      FunctionBuffers buffers = new FunctionBuffers(op, symbols, registry);
      new FunctionExplainer(buffers, verdicts, registry).addTo(explanations);
    });
    return explanations;
  }
}
