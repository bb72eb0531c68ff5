// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.memory;

import dev.freehold.interp.memory.Buffer.Owner;
import dev.freehold.interp.memory.Event.What;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All buffers of a run. It knows whether they may be used and freed, and counts what is done to them. */
public final class Heap {
  /** The bytes that processes of common machines can address. */
  private static final long ADDRESS_SPACE = 1L << 48;

  /** Buffers lie at distinct addresses, far from each other. */
  private static final long PAGE = 4096;
  /** Where they lie downward from if the rules turn them. */
  private static final long TOP = 1L << 46;

  private final Set<Buffer> live = new LinkedHashSet<>();
  private final List<Buffer> remembered = new ArrayList<>();
  private int made;
  private final long maxBytes;
  private final Rules rules;
  private final Statistics statistics = new Statistics();
  private @Nullable Consumer<Event> listener;
  private long nextAddress = PAGE;
  private long liveBytes;
  private long clock;

  public Heap(long maxBytes, Rules rules) {
    this.maxBytes = maxBytes;
    this.rules = rules;
  }

  public Rules rules() {
    return rules;
  }

  /** Sets the listener; null for none. */
  public void listen(@Nullable Consumer<Event> to) {
    listener = to;
  }

  /** All buffers that there ever were, in the order of their allocation; none where the rules forget them. */
  public List<Buffer> remembered() {
    return remembered;
  }

  public Statistics statistics() {
    return statistics;
  }

  /** How often memory was used so far. */
  public long clock() {
    return clock;
  }

  /** The fault of an allocation that succeeds on no machine: whoever asks for it passes a size that is none. */
  public static Fault tooLarge(String bytes) {
    return Fault.undefined("allocation of " + bytes + " bytes, which is more than an address space has");
  }

  /**
   * Makes a buffer.
   *
   * @param at the operation that allocates it; null for what is there before the program
   */
  public Buffer allocate(Owner owner, long bytes, @Nullable Op at, Location site) {
    if (bytes > ADDRESS_SPACE) throw tooLarge(String.valueOf(bytes));
    if (bytes > maxBytes - liveBytes) {
      throw new Fault(Fault.Kind.LIMIT, "allocation of " + bytes + " bytes exceeds the limit of " + maxBytes + " bytes");
    }
    Buffer buffer = new Buffer(++made, owner, address(bytes), bytes, at, site);
    live.add(buffer);
    if (rules.remembersBuffers()) remembered.add(buffer);
    buffer.born = buffer.lastUse = ++clock;
    boolean ours = owner == Owner.PROGRAM || owner == Owner.STACK;
    if (ours) {
      liveBytes += bytes;
      statistics.allocated(owner, bytes, liveBytes);
    }
    tell(owner == Owner.PROGRAM ? What.ALLOCATED : owner == Owner.STACK ? What.STACKED : What.GIVEN, buffer, null, bytes, at);
    return buffer;
  }

  private long address(long bytes) {
    long usual = nextAddress;
    nextAddress += (bytes / PAGE + 2) * PAGE;
    return rules.isTurned() ? TOP - nextAddress : usual;
  }

  /** Frees a buffer by a name that it has. */
  public void free(Reference reference, Op at) {
    if (reference.view() != null && reference.buffer().isLive()) {
      Fault fault = new Fault(Fault.Kind.BAD_FREE, "view freed instead of its buffer").note(reference.view().location(), "view made here");
      throw fault.note(reference.buffer().site(), "allocated here");
    }
    freeBase(reference.buffer(), at);
  }

  private void freeBase(Buffer buffer, Op at) {
    Op end = buffer.end();
    if (end != null) {
      if (buffer.owner() == Owner.STACK) throw badFree("stack buffer freed", buffer);
      throw new Fault(Fault.Kind.DOUBLE_FREE, "buffer freed twice").note(end.location(), "first freed here")
          .note(buffer.site(), "allocated here");
    }
    switch (buffer.owner()) {
      case PROGRAM -> {}
      case STACK -> throw badFree("stack buffer freed", buffer);
      case CALLER -> throw badFree("caller's buffer freed", buffer);
      case GLOBAL -> throw badFree("global freed", buffer);
      case OUTSIDE -> throw badFree("freed buffer is not owned", buffer);
    }
    statistics.freed();
    end(buffer, at, What.FREED);
  }

  private static Fault badFree(String message, Buffer buffer) {
    return new Fault(Fault.Kind.BAD_FREE, message).note(buffer.site(), siteText(buffer));
  }

  /** How a note speaks of the place that a buffer comes from. */
  public static String siteText(Buffer buffer) {
    return switch (buffer.owner()) {
      case PROGRAM, STACK -> "allocated here";
      case CALLER -> "passed by the caller here";
      case GLOBAL -> "defined here";
      case OUTSIDE -> "obtained here";
    };
  }

  /** Ends a stack buffer whose scope is left. */
  public void vanish(Buffer buffer, Op at) {
    if (buffer.isLive()) end(buffer, at, What.VANISHED);
  }

  private void end(Buffer buffer, Op at, What what) {
    liveBytes -= buffer.size();
    buffer.died = ++clock;
    tell(what, buffer, null, buffer.size(), at);
    buffer.end(at);
    live.remove(buffer);
  }

  /** Records a use of a buffer; a fault where it has ended. */
  public void use(Buffer buffer) {
    buffer.lastUse = ++clock;
    Op end = buffer.end();
    if (end == null) return;
    boolean stack = buffer.owner() == Owner.STACK;
    throw new Fault(Fault.Kind.USE_AFTER_FREE, stack ? "stack buffer used after the end of its scope" : "buffer used after it was freed")
        .note(end.location(), stack ? "scope ends here" : "freed here").note(buffer.site(), siteText(buffer));
  }

  /** Records that a buffer is needed now: the run, or another one that has done the same so far, is going to access it. */
  public void need(Buffer buffer) {
    if (buffer.isLive()) buffer.lastNeeded = clock;
  }

  /** A buffer is returned to the caller of the program, who is to free it. */
  public void leave(Buffer buffer) {
    buffer.lastUse = ++clock;
    buffer.leave();
    tell(What.RETURNED, buffer, null, buffer.size(), null);
  }

  /** Somebody who is not seen keeps a buffer, and may use or free it. */
  public void keep(Buffer buffer) {
    buffer.leave();
  }

  /** The sequence number of the last allocation. */
  public int made() {
    return made;
  }

  /** How many buffers there are among the first ones. */
  public int liveUpTo(int id) {
    int count = 0;
    for (Buffer buffer : live) {
      if (buffer.id() > id) break;
      count++;
    }
    return count;
  }

  /** The buffers that were written to after a time. */
  public List<Buffer> writtenSince(long time) {
    return live.stream().filter(buffer -> buffer.lastWrite > time).toList();
  }

  /** A fault where a buffer that is about to be written to is read-only. */
  public void checkWritable(Buffer buffer) {
    buffer.lastWrite = clock;
    if (buffer.isFixed() && rules.clonesAreFixed()) {
      throw Fault.undefined(Fault.WRITE_TO_CLONE).note(buffer.site(), siteText(buffer));
    }
    if (buffer.owner() == Owner.GLOBAL && buffer.maker() instanceof Op global && global.hasAttr("constant")) {
      throw Fault.undefined("write to a constant global").note(buffer.site(), "defined here");
    }
  }

  /** The object at a place; null where nothing has been written there, and the run tolerates that. */
  public @Nullable Object object(Buffer buffer, long at, Type type) {
    Object found = buffer.object(at, type);
    if (found != null || rules.isTolerant()) return found;
    throw new Fault(Fault.Kind.UNINITIALIZED, "read of uninitialized memory").note(buffer.site(), siteText(buffer));
  }

  void tell(What what, Buffer buffer, @Nullable Buffer other, long bytes, @Nullable Op at) {
    if (listener != null) listener.accept(new Event(what, buffer, other, bytes, at, clock));
  }

  /** Notifies the listener, if there is one, of a use. */
  public void tellUse(What what, Buffer buffer, long bytes, Op at) {
    if (listener != null) tell(what, buffer, null, bytes, at);
  }

  /** Copies all elements of one memref to another of the same sizes. */
  public void copy(Reference from, Reference to, Type element, What what, Op at) {
    if (from.rank() != to.rank()) throw Fault.undefined("copy between buffers of different ranks: " + from.rank() + " and " + to.rank());
    for (int i = 0; i < from.rank(); i++) {
      if (from.sizes()[i] == to.sizes()[i]) continue;
      throw Fault.undefined("copy between buffers of different sizes: dimension " + i + " is " + from.sizes()[i] + " and " + to.sizes()[i]);
    }
    use(from.buffer());
    use(to.buffer());
    checkWritable(to.buffer());
    long bytes = from.elementCount() * from.elementBytes();
    statistics.copied(bytes);
    tell(what, to.buffer(), from.buffer(), bytes, at);
    Copies.copy(from, to, element);
  }

  /** The buffers of the program that were neither freed nor returned nor kept by others. */
  public List<Buffer> leaks() {
    List<Buffer> leaks = new ArrayList<>();
    for (Buffer buffer : live) {
      if (buffer.owner() == Owner.PROGRAM && !buffer.isLeaving()) leaks.add(buffer);
    }
    return leaks;
  }
}
