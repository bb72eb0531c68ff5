// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Reference;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One run of a {@link Kernel}. It is exact as long as there are few iterations and control depends on nothing that is unknown. Otherwise
 * what comes out is unknown: of a loop with many iterations only the first and the last are run, and where a condition is unknown, its
 * sample decides.
 */
final class KernelRun {
  /** As many iterations are run the first time that control comes to a kernel; fewer each time, unless it decides something. */
  static final long MAX_ITERATIONS = 1024;
  private static final long MIN_ITERATIONS = 16;
  /** By how much fewer they are once not all are run. */
  private static final long SUMMARIZED = 4;
  /** How often a loop goes round whose condition is unknown. */
  private static final int MAX_ROUNDS = 3;
  /** How many kernels may have written to a buffer until what was there before them is forgotten. */
  private static final int MAX_LAYERS = 64;

  private final Kernel kernel;
  private final Frame frame;
  private final long limit;
  /** Under what name the environment knows what comes out of it; null as long as that is exact. */
  private @Nullable String name;
  private boolean isSummarized;
  private boolean isGuessed;
  private final List<Stale> replaced = new ArrayList<>();
  /** For each loop that control is in, or was, of how many it and those around it only two iterations are run. */
  private final Map<Op, Integer> halvedLoops = new IdentityHashMap<>();
  /** Iterations of the loops of blocks, and of those with unknown trip counts. */
  private final Map<Op, Integer> rounds = new HashMap<>();
  /** The counted loops of blocks that control is in, or was, by the terminators of their headers. */
  private final Map<Op, Count> counts = new HashMap<>();

  /**
   * Where a counted loop is.
   *
   * @param at the induction variable
   * @param skips whether only the first and the last iteration are run
   */
  private record Count(long at, boolean skips) {}

  KernelRun(Kernel kernel, Frame frame, int visits) {
    this.kernel = kernel;
    this.frame = frame;
    limit = kernel.decides() ? MAX_ITERATIONS : Math.max(MIN_ITERATIONS, MAX_ITERATIONS / visits);
  }

  Op op() {
    return kernel.op();
  }

  /** Whether what is written, and the results, are no longer known. */
  boolean isBlurred() {
    return name != null;
  }

  /** By how many steps each loop of a nest goes on, the outermost first: by one, or from its first iteration to its last. */
  long[] strides(Op nest, long[] trips) {
    long[] strides = new long[trips.length];
    long left = TripCounts.nested(nest);
    for (long trip : trips) left = TripCounts.multiply(left, Math.max(1, trip));
    int halved = halvedAround(nest);
    for (int i = 0; i < trips.length; i++) {
      // Each loop of which two iterations are run doubles what is run of those within it.
      boolean skips = trips[i] > 2 && areMany(left, halved);
      strides[i] = skips ? trips[i] - 1 : 1;
      left /= Math.max(1, trips[i]);
      if (!skips) continue;
      halved++;
      summarize();
    }
    halvedLoops.put(nest, halved);
    return strides;
  }

  /** Whether so many iterations are not all run, within so many loops of which two are. */
  private boolean areMany(long iterations, int halved) {
    return TripCounts.multiply(iterations, 1L << halved) > (isSummarized ? Math.max(limit / SUMMARIZED, MIN_ITERATIONS) : limit);
  }

  /** Whether a counted loop of blocks, which is at the beginning of an iteration, goes to its last one; {@code left} iterations are left. */
  boolean skips(Counting loop, long now, long step, long left) {
    Count before = counts.get(loop.branch());
    boolean isNext = before != null && now == before.at + step;
    boolean skips = before != null && isNext ? before.skips || rounds.merge(loop.branch(), 1, Integer::sum) > limit
        : left > 2 && areMany(TripCounts.multiply(left, loop.nested()), skippingAround(loop));
    if (skips) summarize();
    boolean isLast = skips && isNext;
    counts.put(loop.branch(), new Count(isLast ? now + (left - 1) * step : now, skips));
    return isLast;
  }

  private int skippingAround(Counting loop) {
    int skipping = 0;
    for (Op around : loop.around()) {
      Count count = counts.get(around);
      skipping += count != null && count.skips ? 1 : 0;
    }
    return skipping;
  }

  /** Of how many loops around one only the first and the last iteration are run. */
  private int halvedAround(Op nest) {
    for (Op around = nest.parentOp(); around != null && kernel.holds(around); around = around.parentOp()) {
      Integer known = halvedLoops.get(around);
      if (known != null) return known;
    }
    return 0;
  }

  /** Whether a loop that decides in each iteration may iterate once more. */
  boolean loopsBack(Op loop) {
    int times = rounds.merge(loop, 1, Integer::sum);
    if (times <= (isBlurred() ? MAX_ROUNDS : limit)) return true;
    summarize();
    return false;
  }

  /** Records that a condition, a bound or an index was taken from a sample. */
  void guess() {
    isGuessed = true;
    begin();
  }

  /** Whether control may not have come here but for a sample. */
  boolean isGuessed() {
    return isGuessed;
  }

  /** Ends that the run is exact; returns the name of what comes out of it. */
  private String begin() {
    if (name != null) return name;
    String made = frame.machine.environment().blurred(kernel.op());
    name = made;
    frame.code.visit(kernel);
    return made;
  }

  /** Records that not all iterations are run: what the others would have written is unknown from now on. */
  private void summarize() {
    if (isSummarized) return;
    String known = begin();
    isSummarized = true;
    eachWritten(buffer -> {
      Stale stale = new Stale(buffer.snapshot(), frame.machine.environment().unknownContents(known));
      buffer.forgetAll(stale);
      replaced.add(stale);
    });
  }

  /** What a buffer held before the kernel. After it, which of that is left is unknown. */
  private static final class Stale implements Buffer.Initial {
    private final Buffer.Initial unknown;
    private Buffer.@Nullable Initial before;

    Stale(Buffer.Initial before, Buffer.Initial unknown) {
      this.before = before;
      this.unknown = unknown;
    }

    @Override
    public @Nullable Object at(long offset, Type type) {
      Object known = before == null ? null : before.at(offset, type);
      return known != null ? known : unknown.at(offset, type);
    }
  }

  private void eachWritten(Consumer<Buffer> action) {
    Set<Buffer> done = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Value memref : kernel.memrefs().written()) {
      if (frame.refs[frame.slot(memref)] instanceof Reference reference && reference.buffer().isLive() && done.add(reference.buffer())) {
        action.accept(reference.buffer());
      }
    }
  }

  /** Ends the run: what was not exact in it is unknown. */
  void end() {
    String known = name;
    if (known == null) return;
    Environment environment = frame.machine.environment();
    Buffer.Initial unknown = environment.unknownContents(known);
    for (Stale each : replaced) each.before = null;
    eachWritten(buffer -> {
      int layers = isSummarized ? 0 : buffer.layers() + 1;
      if (layers > MAX_LAYERS) buffer.forgetAll(unknown);
      else buffer.cover(blurred(buffer.snapshot(), unknown, environment), layers);
    });
    for (Value result : kernel.results()) frame.machine.blur(frame, frame.slot(result), result.type());
    // Iterations that were not run, or branches that were not taken, use these too.
    for (Value memref : kernel.memrefs().accessed()) {
      if (frame.refs[frame.slot(memref)] instanceof Reference reference) frame.machine.heap().use(reference.buffer());
    }
  }

  private static Buffer.Initial blurred(Buffer.Initial contents, Buffer.Initial unknown, Environment environment) {
    return (at, type) -> {
      Object known = contents.at(at, type);
      return known == null ? unknown.at(at, type) : environment.unknown(known, type);
    };
  }

  /** A value that is written or passed on in the run. */
  Object passed(Object value, Type type) {
    return isBlurred() ? frame.machine.environment().unknown(value, type) : value;
  }
}
