// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;

/** What the verifier finds, line by line: {@code error: …}, and the notes of each behind it. The notes that show the operation are left out. */
public final class Findings {
  private Findings() {}

  public static List<String> of(Op root) {
    return of(root, ToyIr.REGISTRY);
  }

  public static List<String> of(Op root, Registry registry) {
    List<String> lines = new ArrayList<>();
    boolean right = Verifier.verify(root, registry, diagnostic -> add(diagnostic, lines));
    if (right == lines.stream().anyMatch(line -> line.startsWith("error"))) throw new AssertionError("verified: " + right + ", though " + lines);
    return lines;
  }

  private static void add(Diagnostic diagnostic, List<String> lines) {
    if (diagnostic.message().startsWith(Diagnostic.SEE)) return;
    lines.add(diagnostic.severity().text() + ": " + diagnostic.message());
    for (Diagnostic note : diagnostic.notes()) add(note, lines);
  }
}
