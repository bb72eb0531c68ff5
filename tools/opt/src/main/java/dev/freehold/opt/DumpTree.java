// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.RunSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Writes dumps into a tree of files that has a folder for each operation, as the reference names them. A file has the numbers of the dumps of the
 * operations around, from the outside in, and then the name of the pass: {@code builtin_module_m/func_func_f/0_1_cse.mlir}.
 */
final class DumpTree implements RunSettings.Log {
  private final Path root;
  private final Map<Op, Integer> counts = new IdentityHashMap<>();

  DumpTree(String root, FileAccess files) {
    this.root = files.path(root, "cannot create folder '" + root + "'");
  }

  @Override
  public void dump(Op op, PassInfo pass, String text) {
    counts.merge(op, 0, (before, zero) -> before + 1);
    Deque<String> folders = new ArrayDeque<>();
    Deque<String> numbers = new ArrayDeque<>();
    for (Op each = op; each != null; each = each.parentOp()) {
      String symbol = SymbolTables.nameOf(each);
      folders.push(each.name().replace('.', '_') + "_" + (symbol == null ? "no-symbol-name" : symbol.replace('/', '_')));
      numbers.push(Integer.toString(counts.computeIfAbsent(each, outer -> 0)));
    }
    Path folder = root;
    for (String name : folders) folder = FileAccess.resolve(folder, name, "cannot create folder '" + name + "'");
    Path file = folder.resolve(String.join("_", numbers) + "_" + pass.name() + ".mlir");
    try {
      Files.createDirectories(folder);
      Files.write(file, Utf8.encode(text));
    } catch (IOException e) {
      throw new IoFailure("cannot write output file '" + file + "'", e);
    }
  }
}
