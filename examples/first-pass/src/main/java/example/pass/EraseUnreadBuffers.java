// SPDX-License-Identifier: Apache-2.0
package example.pass;

import dev.freehold.ir.Effect;
import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Terminator;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.memref.AllocOp;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Erases each allocation that is written to but never read, with all that writes to it. */
public record EraseUnreadBuffers() implements Pass {
  public static final PassInfo INFO = PassInfo.of("erase-unread-buffers", "EraseUnreadBuffers", "Erase allocations that nobody reads",
      options -> new EraseUnreadBuffers()).statistic("erased", "Number of allocations erased");

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    List<AllocOp> allocations = new ArrayList<>();
    root.walk(AllocOp.class, allocations::add);
    Rewriter rewriter = cx.rewriter();
    for (AllocOp allocation : allocations) {
      Set<Op> users = usersOf(allocation.result());
      if (!users.stream().allMatch(user -> onlyFills(user, allocation.result()))) continue;
      users.forEach(rewriter::erase);
      rewriter.erase(allocation);
      cx.count("erased", 1);
    }
  }

  private static Set<Op> usersOf(Value value) {
    Set<Op> users = new LinkedHashSet<>();
    for (Use use = value.firstUse(); use != null; use = use.next()) users.add(use.owner());
    return users;
  }

  /** Whether an operation writes to the buffer or frees it, and has no other effect but reads of other buffers. */
  private static boolean onlyFills(Op user, Value buffer) {
    if (user instanceof Terminator || user.resultCount() > 0 || user.regionCount() > 0) return false;
    if (!(Effects.of(user) instanceof Effects.Known known)) return false;
    boolean fills = false;
    for (Effects.On on : known.effects()) {
      boolean reads = on.is(Effect.Kind.READ);
      if (on.value() == buffer ? reads : !reads) return false;
      fills |= on.value() == buffer;
    }
    return fills;
  }
}
