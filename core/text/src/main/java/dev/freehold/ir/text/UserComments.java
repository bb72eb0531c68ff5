// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Writes comments that say who uses a value. */
final class UserComments {
  private final OpPrinter out;
  private final ValueNames names;

  UserComments(OpPrinter out, ValueNames names) {
    this.out = out;
    this.names = names;
  }

  /** A comment that says who uses the results, or by which number an operation without results is mentioned as a user. */
  void ofResults(Op op) {
    if (op.resultCount() == 0) {
      if (op.operandCount() > 0) out.text(" // id: ").text(names.of(op).getFirst());
      return;
    }
    List<List<String>> users = new ArrayList<>(op.resultCount());
    for (Value result : op.results()) users.add(users(result));
    if (users.stream().allMatch(List::isEmpty)) {
      out.text(" // unused");
    } else if (users.size() == 1) {
      List<String> all = users.getFirst();
      out.text(all.size() == 1 ? " // user: " : " // users: ").text(String.join(", ", all));
    } else {
      out.text(" // users: ").list(users, each -> out.text("(").text(each.isEmpty() ? "unused" : String.join(", ", each)).text(")"));
    }
  }

  /** Lines that say who uses the arguments of a block. */
  void ofArguments(Block block) {
    for (Value argument : block.arguments()) {
      List<String> users = users(argument);
      out.indentation().text("// ").operand(argument).text(users.isEmpty() ? " is unused" : " is used by " + String.join(", ", users)).endLine();
    }
  }

  /** The names of the operations that use a value, newest use first, each once. */
  private List<String> users(Value value) {
    Set<Op> users = new LinkedHashSet<>();
    value.forEachUse(use -> users.add(use.owner()));
    return users.stream().flatMap(user -> names.of(user).stream()).toList();
  }
}
