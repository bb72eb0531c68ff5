// SPDX-License-Identifier: Apache-2.0
package example.pass;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Use;
import dev.freehold.ir.text.Printing;
import dev.freehold.memref.AllocOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lists the allocations of a program with what uses them. */
public final class ListUses {
  private ListUses() {}

  public static void main(String[] args) throws IOException {
    ModuleOp module = Freehold.load().parse(Files.readString(Path.of(args[0])));
    System.out.println(String.join("\n", lines(module)));
  }

  static List<String> lines(Op root) {
    List<String> lines = new ArrayList<>();
    root.walk(AllocOp.class, allocation -> {
      lines.add(allocation.name() + " of " + Printing.quoted(allocation.result().type()));
      for (Use use = allocation.result().firstUse(); use != null; use = use.next()) {
        lines.add("  operand " + use.index() + " of " + use.owner().name());
      }
    });
    return lines;
  }
}
