// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/**
 * Writes random modules that the verifier accepts. Types are chosen first and operands to fit them, and a value is only
 * used where it dominates, so nothing has to be thrown away. The same seed, profile and size give the same text.
 */
public final class RandomProgram {
  private RandomProgram() {
  }

  /**
   * A module of about {@code size} statements.
   *
   * @param seed any number
   * @param profile which constructs, and how often
   * @param size the number of statements, not counting constants and terminators
   */
  public static String text(long seed, Profile profile, int size) {
    return text(seed, profile, false, size);
  }

  /**
   * As {@link #text}, but most programs can be run: nothing is read that was not written, sizes are positive, and views and casts
   * stay within what they look at. Loops may still go on for ever, and arguments be such that they fit nowhere.
   */
  public static String executableText(long seed, Profile profile, int size) {
    return text(seed, profile, true, size);
  }

  private static String text(long seed, Profile profile, boolean executable, int size) {
    var plan = ModulePlan.choose(profile, executable, new RandomSource(seed * 31 + profile.ordinal()));
    var out = new Text();
    for (Global global : plan.globals()) {
      out.line(plan.executable() ? initialized(global, plan.random()) : declare(global, plan.random()));
    }
    if (profile.pointerPercent() > 0) Pointers.declare(out);
    int share = Math.max(3, size / (int) plan.defined());
    for (Signature function : plan.functions()) {
      FunctionWriter.write(function, plan, out, share);
    }
    return out.toString();
  }

  private static String initialized(Global global, RandomSource random) {
    Buffer type = global.type();
    return "memref.global \"private\" @" + global.name() + " : " + type.text() + " = dense<" + type.element().literal(random.below(9)) + ">";
  }

  private static String declare(Global global, RandomSource random) {
    String type = global.type().text();
    Scalar element = global.type().element();
    return switch (random.below(3)) {
      case 0 -> "memref.global \"private\" constant @" + global.name() + " : " + type + " = dense<"
          + element.literal(random.below(9)) + ">";
      case 1 -> "memref.global @" + global.name() + " : " + type + " = uninitialized";
      default -> "memref.global \"private\" @" + global.name() + " : " + type;
    };
  }
}
