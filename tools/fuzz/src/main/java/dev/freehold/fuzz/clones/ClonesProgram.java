// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.clones;

import dev.freehold.fuzz.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes random programs about the names of buffers. The public function {@code @main} allocates buffers and clones them, gives them more names, reads under
 * all names, and returns the sum of what it has read. It frees each buffer once, under any name, in a region, or in a callee; or it frees none. The same seed
 * and size give the same text.
 */
public final class ClonesProgram {
  private static final String STATIC = "memref<4xi32>";
  private static final String DYNAMIC = "memref<?xi32>";
  private static final String CONTAINER = "memref<1x" + DYNAMIC + ">";
  private static final String FREEING = """
      func.func private @free(%m: memref<?xi32>) {
        memref.dealloc %m : memref<?xi32>
        return
      }
      func.func private @freeSome(%c: i1, %m: memref<?xi32>) {
        scf.if %c {
          func.call @free(%m) : (memref<?xi32>) -> ()
        }
        return
      }
      """;
  private static final String FUNCTIONS = """
      func.func private @same(%m: memref<?xi32>) -> memref<?xi32> {
        return %m : memref<?xi32>
      }
      func.func private @read(%m: memref<?xi32>) -> i32 {
        %i = arith.constant 0 : index
        %l = memref.load %m[%i] : memref<?xi32>
        return %l : i32
      }
      """;

  private final RandomSource random;
  private final boolean frees;
  private final StringBuilder out = new StringBuilder();
  private final List<Buffer> live = new ArrayList<>();
  private String sum = "%zero";
  private int next;

  private record Name(String value, String type) {}

  /** A buffer under its names. One that is cloned, or a clone, is not written to. */
  private static final class Buffer {
    final List<Name> names = new ArrayList<>();
    boolean isCloned;
  }

  private ClonesProgram(long seed, boolean frees) {
    random = new RandomSource(seed);
    this.frees = frees;
  }

  /**
   * A module of about {@code size} statements that frees its buffers.
   *
   * @param seed any number
   */
  public static String text(long seed, int size) {
    return new ClonesProgram(seed, true).program(size);
  }

  /** The same of one that leaves them to deallocation. */
  public static String unfreed(long seed, int size) {
    return new ClonesProgram(seed, false).program(size);
  }

  private String program(int size) {
    allocate();
    for (int i = 0; i < size; i++) statement();
    while (frees && !live.isEmpty()) {
      read(anyBuffer());
      free();
    }
    return (frees ? FREEING : "") + FUNCTIONS + """
        func.func @main(%c: i1) -> i32 {
          %i = arith.constant 0 : index
          %one = arith.constant 1 : index
          %zero = arith.constant 0 : i32
          %yes = arith.constant true
          %not = arith.xori %c, %yes : i1
        """ + out + "  return " + sum + " : i32\n}\n";
  }

  private void statement() {
    if (live.isEmpty()) {
      allocate();
      return;
    }
    switch (random.below(12)) {
      case 0 -> allocate();
      case 1, 2, 3 -> cloneOf(anyBuffer());
      case 4, 5 -> rename(anyBuffer());
      case 6, 7 -> read(anyBuffer());
      case 8 -> exchange();
      case 9 -> write(anyBuffer());
      default -> {
        if (frees && live.size() > 1) free();
        else read(anyBuffer());
      }
    }
  }

  private String fresh() {
    return "%v" + next++;
  }

  private void line(String text) {
    out.append("  ").append(text).append('\n');
  }

  private Buffer anyBuffer() {
    return random.pick(live);
  }

  private Name anyName(Buffer buffer) {
    return random.pick(buffer.names);
  }

  private Buffer add(Name name) {
    Buffer buffer = new Buffer();
    buffer.names.add(name);
    live.add(buffer);
    return buffer;
  }

  private void allocate() {
    Name name = new Name(fresh(), STATIC);
    line(name.value + " = memref.alloc() : " + STATIC);
    String number = fresh();
    line(number + " = arith.constant " + random.below(1000) + " : i32");
    line("memref.store " + number + ", " + name.value + "[%i] : " + STATIC);
    add(name);
  }

  private void write(Buffer buffer) {
    if (buffer.isCloned) return;
    Name name = anyName(buffer);
    line("memref.store " + sum + ", " + name.value + "[%i] : " + name.type);
  }

  private void cloneOf(Buffer buffer) {
    Name name = anyName(buffer);
    Name copy = new Name(fresh(), name.type);
    line(copy.value + " = bufferization.clone " + name.value + " : " + name.type + " to " + copy.type);
    buffer.isCloned = true;
    add(copy).isCloned = true;
  }

  private String dynamic(Name name) {
    if (name.type.equals(DYNAMIC)) return name.value;
    String cast = fresh();
    line(cast + " = memref.cast " + name.value + " : " + STATIC + " to " + DYNAMIC);
    return cast;
  }

  private void rename(Buffer buffer) {
    Name old = anyName(buffer);
    Name other = anyName(buffer);
    String name = fresh();
    String type = old.type;
    // The ownership-based pipeline leaves what is stored in memory to leak, and says so.
    switch (random.below(frees ? 7 : 6)) {
      case 0 -> line(name + " = memref.cast " + old.value + " : " + type + " to " + (type = DYNAMIC));
      case 1 -> {
        String from = old.type.equals(other.type) ? other.value : old.value;
        line(name + " = arith.select %c, " + old.value + ", " + from + " : " + type);
      }
      case 2 -> {
        line("cf.br ^bb" + name.substring(2) + "(" + old.value + " : " + type + ")");
        out.append("^bb").append(name.substring(2)).append("(").append(name).append(": ").append(type).append("):\n");
      }
      case 3 -> {
        String from = old.type.equals(other.type) ? other.value : old.value;
        line(name + " = scf.if %c -> (" + type + ") {\n    scf.yield " + old.value + " : " + type + "\n  } else {\n    scf.yield " + from + " : "
            + type + "\n  }");
      }
      case 4 -> {
        String from = dynamic(old);
        // By convention a function returns a copy of its argument. A later write would show that.
        buffer.isCloned |= !frees;
        line(name + " = func.call @same(" + from + ") : (" + DYNAMIC + ") -> " + DYNAMIC);
        type = DYNAMIC;
      }
      case 5 -> line(name + " = scf.execute_region -> " + type + " {\n    scf.yield " + old.value + " : " + type + "\n  }");
      default -> {
        String from = dynamic(old);
        String box = fresh();
        line(box + " = memref.alloca() : " + CONTAINER);
        line("memref.store " + from + ", " + box + "[%i] : " + CONTAINER);
        line(name + " = memref.load " + box + "[%i] : " + CONTAINER);
        type = DYNAMIC;
      }
    }
    buffer.names.add(new Name(name, type));
  }

  /** Two buffers get names of which each is one of the two. */
  private void exchange() {
    if (live.size() < 2) return;
    Buffer a = live.remove(random.below(live.size()));
    Buffer b = live.remove(random.below(live.size()));
    String one = dynamic(anyName(a));
    String other = dynamic(anyName(b));
    Name first = new Name(fresh(), DYNAMIC);
    Name second = new Name(fresh(), DYNAMIC);
    line(first.value + " = arith.select %c, " + one + ", " + other + " : " + DYNAMIC);
    line(second.value + " = arith.select %c, " + other + ", " + one + " : " + DYNAMIC);
    boolean isCloned = a.isCloned || b.isCloned;
    add(first).isCloned = isCloned;
    add(second).isCloned = isCloned;
  }

  private void read(Buffer buffer) {
    Name name = anyName(buffer);
    String element = fresh();
    if (random.chance(20)) line(element + " = func.call @read(" + dynamic(name) + ") : (" + DYNAMIC + ") -> i32");
    else line(element + " = memref.load " + name.value + "[%i] : " + name.type);
    String more = fresh();
    line(more + " = arith.addi " + sum + ", " + element + " : i32");
    sum = more;
  }

  private void free() {
    Buffer buffer = live.remove(random.below(live.size()));
    Name name = anyName(buffer);
    Name again = anyName(buffer);
    String plain = "memref.dealloc " + name.value + " : " + name.type;
    String otherwise = "memref.dealloc " + again.value + " : " + again.type;
    switch (random.below(9)) {
      case 0 -> line("func.call @free(" + dynamic(name) + ") : (" + DYNAMIC + ") -> ()");
      case 1 -> line("scf.if %c {\n    " + plain + "\n  } else {\n    " + otherwise + "\n  }");
      case 2 -> line("scf.for %k" + next++ + " = %i to %one step %one {\n    " + plain + "\n  }");
      case 3 -> line("memref.alloca_scope {\n    " + plain + "\n  }");
      case 4 -> line("bufferization.dealloc (" + name.value + " : " + name.type + ") if (%yes)");
      case 5 -> {
        String from = dynamic(name);
        line("func.call @freeSome(%c, " + from + ") : (i1, " + DYNAMIC + ") -> ()");
        line("func.call @freeSome(%not, " + from + ") : (i1, " + DYNAMIC + ") -> ()");
      }
      case 6 -> {
        Name grown = new Name(fresh(), "memref<8xi32>");
        if (!name.type.equals(STATIC)) line(plain);
        else {
          line(grown.value + " = memref.realloc " + name.value + " : " + STATIC + " to " + grown.type);
          if (random.chance(50)) {
            String element = fresh();
            line(element + " = memref.load " + grown.value + "[%i] : " + grown.type);
            String more = fresh();
            line(more + " = arith.addi " + sum + ", " + element + " : i32");
            sum = more;
          }
          line("memref.dealloc " + grown.value + " : " + grown.type);
        }
      }
      default -> line(plain);
    }
  }
}
