// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Mobility;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.ValueSegment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes {@code docs/operations.md}: what the definitions of operations say of effects, speculation, scope and identity. */
final class OperationTable {
  static final Path PAGE = Repository.ROOT.resolve("docs/operations.md");
  /** The dialects of {@code dialects/base}, and those of others that have a role in deallocation. */
  static final List<String> DIALECTS = List.of("acc", "affine", "arith", "async", "bufferization", "builtin", "cf", "complex", "func", "gpu", "index",
      "linalg", "llvm", "math", "memref", "ml_program", "nvgpu", "omp", "scf", "shape", "tensor", "ub", "vector");

  private OperationTable() {}

  public static void main(String[] args) throws IOException {
    Files.writeString(PAGE, page());
  }

  /** The text of the page. */
  static String page() {
    Registry registry = Registry.load();
    StringBuilder page = new StringBuilder("""
        # Operations

        This page says for each operation where it may be moved and with which others it may be merged. It is generated from the definitions by
        `./dev operations`; a test compares it. [Add an operation](how-to/add-an-op.md) says how a definition declares these properties.

        | column | meaning |
        |---|---|
        | memory | the effects: `none`; `unknown`; `regions` if it has those of the operations in its regions; `operands` if its operands and attributes decide |
        | speculation | when it may run where the program does not run it: `always`; `regions` if the operations in its regions may; a condition; empty for never. \
        An operation without this may fault, or may not terminate |
        | place | the enclosing operation on which its results depend |
        | identity | whether each execution makes a distinct object: such operations are neither merged nor moved out of loops |

        `cse` merges operations without effects, and operations that only read if nothing is written in between, unless their place or identity forbids it.
        `loop-invariant-code-motion` moves operations without effects that may run speculatively. Dead code elimination erases unused operations that
        only read or that allocate their own results. Terminators are left out.
        """.replace("\\\n", ""));
    for (String dialect : DIALECTS) {
      registry.load(dialect);
      List<OpDef<?>> defs = registry.ops().stream().filter(def -> def.dialect().equals(dialect) && !Terminator.class.isAssignableFrom(def.kind()))
          .sorted(Comparator.comparing(OpDef::name)).collect(Collectors.toList());
      page.append("\n## ").append(dialect).append("\n\n| operation | memory | speculation | place | identity |\n|---|---|---|---|---|\n");
      for (OpDef<?> def : defs) page.append(row(def));
    }
    return page.toString();
  }

  private static String row(OpDef<?> def) {
    Mobility<?> mobility = def.mobility();
    return "| `" + def.name() + "` | " + memory(def) + " | " + speculation(def) + " | " + place(mobility) + " | " + identity(mobility) + " |\n";
  }

  private static String memory(OpDef<?> def) {
    List<String> parts = new ArrayList<>();
    if (Effects.areComputed(def)) parts.add("operands");
    else if (def.declaresEffects()) parts.addAll(declared(def));
    else if (def.hasNoMemoryEffect()) return "none";
    if (def.hasRecursiveMemoryEffects()) parts.add("regions");
    return parts.isEmpty() ? def.declaresEffects() ? "none" : "unknown" : String.join(", ", parts);
  }

  private static List<String> declared(OpDef<?> def) {
    List<String> parts = new ArrayList<>();
    for (Effect effect : Effects.onResources(def)) parts.add(verb(effect));
    List<ValueSegment> segments = new ArrayList<>(def.operandSegmentDefs());
    segments.addAll(def.resultSegmentDefs());
    for (ValueSegment segment : segments) {
      for (Effect effect : segment.effects()) parts.add(verb(effect) + " `" + segment.name() + "`");
    }
    return parts;
  }

  private static String verb(Effect effect) {
    String verb = effect.kind().name().toLowerCase(Locale.ROOT) + "s";
    return effect.resource() == Effect.Resource.AUTOMATIC_SCOPE ? verb + " in scope" : verb;
  }

  private static String speculation(OpDef<?> def) {
    // Effects are enough to keep it where it is.
    if (memory(def).equals("unknown")) return "";
    return switch (def.mobility().speculation()) {
      case NEVER -> "";
      case IF_OPERANDS_ALLOW -> "if " + def.mobility().speculatableWhen();
      case IF_REGIONS_ALLOW -> "regions";
      case ALWAYS -> "always";
    };
  }

  private static String place(Mobility<?> mobility) {
    Class<?> scope = mobility.scope();
    if (scope == null) return "";
    return scope == Op.class ? "parent" : "`" + scope.getSimpleName() + "`";
  }

  private static String identity(Mobility<?> mobility) {
    if (!mobility.mayHaveIdentity()) return "";
    return mobility.identityWhen().isEmpty() ? "yes" : "if " + mobility.identityWhen();
  }
}
