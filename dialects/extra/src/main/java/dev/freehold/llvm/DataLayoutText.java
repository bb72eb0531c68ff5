// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text by which LLVM describes how a machine lays out data: {@code e-p:64:64-i64:64-n32:64-S128}. */
final class DataLayoutText {
  private static final int BYTE = 8;
  private static final int SPACE_BITS = 24;
  private static final int ALIGNMENT_BITS = 16;
  private static final String POINTER = "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]";

  /** Ends the check at the first fault. */
  private static final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private Fault(String message) {
      super(message, null, false, false);
    }
  }

  private DataLayoutText() {}

  /** What is wrong with the text, with the reference's message; null where nothing is. */
  static @Nullable String fault(String text) {
    if (text.isEmpty()) return null;
    try {
      for (String parameter : text.split("-", -1)) check(parameter);
      return null;
    } catch (Fault fault) {
      return fault.getMessage();
    }
  }

  private static void check(String parameter) {
    require(!parameter.isEmpty(), "empty specification is not allowed");
    String rest = parameter.substring(1);
    switch (parameter.charAt(0)) {
      case 'e', 'E' -> require(rest.isEmpty(), "malformed specification, must be just 'e' or 'E'");
      case 's' -> {}
      case 'i', 'f', 'v' -> scalar(parameter.charAt(0), rest);
      case 'a' -> aggregate(rest);
      case 'p' -> pointer(rest);
      case 'm' -> mangling(rest);
      case 'n' -> {
        if (rest.startsWith("i")) withoutNumbers(rest.substring(1));
        else for (String width : rest.split(":", -1)) size(width);
      }
      case 'S' -> {
        requireForm(!rest.isEmpty(), "S<size>");
        alignment(rest, "stack natural", false);
      }
      case 'A', 'P', 'G' -> {
        requireForm(!rest.isEmpty(), parameter.charAt(0) + "<address space>");
        space(rest);
      }
      case 'F' -> function(rest);
      default -> throw new Fault("unknown specifier '" + parameter.charAt(0) + "'");
    }
  }

  private static void scalar(char kind, String text) {
    String[] parameters = text.split(":", -1);
    requireForm(parameters.length == 2 || parameters.length == 3, kind + "<size>:<abi>[:<pref>]");
    int bits = size(parameters[0]);
    int abi = alignment(parameters[1], "ABI", false);
    require(kind != 'i' || bits != BYTE || abi == BYTE, "i8 must be 8-bit aligned");
    if (parameters.length > 2) preferred(parameters[2], abi);
  }

  private static void aggregate(String text) {
    String[] parameters = text.split(":", -1);
    requireForm(parameters.length == 2 || parameters.length == 3, "a:<abi>[:<pref>]");
    require(parameters[0].isEmpty() || number(parameters[0], SPACE_BITS) == 0, "size must be zero");
    int abi = alignment(parameters[1], "ABI", true);
    if (parameters.length > 2) preferred(parameters[2], abi);
  }

  private static void pointer(String text) {
    String[] parameters = text.split(":", -1);
    requireForm(parameters.length >= 3 && parameters.length <= 5, POINTER);
    String space = parameters[0];
    int flags = 0;
    while (flags < space.length() && Character.isLetter(space.charAt(flags))) {
      require("eu".indexOf(space.charAt(flags)) >= 0, "'" + space.charAt(flags) + "' is not a valid pointer specification flag");
      flags++;
    }
    String number = space.substring(flags);
    boolean first = number.isEmpty() || space(number) == 0;
    require(flags == 0 || !first, "address space 0 cannot be unstable or have external state");
    int bits = size(parameters[1], "pointer ");
    int abi = alignment(parameters[2], "ABI", false);
    if (parameters.length > 3) preferred(parameters[3], abi);
    if (parameters.length > 4) require(size(parameters[4], "index ") <= bits, "index size cannot be larger than the pointer size");
  }

  private static void mangling(String text) {
    requireForm(text.startsWith(":") && text.length() > 1, "m:<mangling>");
    require(List.of(":e", ":l", ":o", ":m", ":w", ":x", ":a").contains(text), "unknown mangling mode");
  }

  /** The address spaces of non-integral pointers. */
  private static void withoutNumbers(String text) {
    requireForm(text.startsWith(":"), "ni:<address space>[:<address space>]...");
    for (String space : text.substring(1).split(":", -1)) {
      require(!space.isEmpty(), "address space component cannot be empty");
      require(space(space) != 0, "address space 0 cannot be non-integral");
    }
  }

  private static void function(String text) {
    requireForm(!text.isEmpty(), "F<type><abi>");
    char type = text.charAt(0);
    require(type == 'i' || type == 'n', "unknown function pointer alignment type '" + type + "'");
    alignment(text.substring(1), "ABI", false);
  }

  private static int space(String text) {
    int number = number(text, SPACE_BITS);
    require(number >= 0, "address space must be a 24-bit integer");
    return number;
  }

  private static int size(String text) {
    return size(text, "");
  }

  private static int size(String text, String what) {
    require(!text.isEmpty(), what + "size component cannot be empty");
    int number = number(text, SPACE_BITS);
    require(number > 0, what + "size must be a non-zero 24-bit integer");
    return number;
  }

  private static void preferred(String text, int abi) {
    require(alignment(text, "preferred", false) >= abi, "preferred alignment cannot be less than the ABI alignment");
  }

  private static int alignment(String text, String which, boolean maybeZero) {
    require(!text.isEmpty(), which + " alignment component cannot be empty");
    int number = number(text, ALIGNMENT_BITS);
    require(number >= 0, which + " alignment must be a 16-bit integer");
    require(maybeZero || number != 0, which + " alignment must be non-zero");
    boolean bytes = number == 0 || number % BYTE == 0 && Integer.bitCount(number) == 1;
    require(bytes, which + " alignment must be a power of two times the byte width");
    return number;
  }

  /** A non-negative integer of so many bits; -1 for anything else. */
  private static int number(String text, int bits) {
    long number = 0;
    for (int i = 0; i < text.length() && number >> bits == 0; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return -1;
      number = number * 10 + text.charAt(i) - '0';
    }
    return text.isEmpty() || number >> bits != 0 ? -1 : (int) number;
  }

  private static void requireForm(boolean right, String form) {
    require(right, "malformed specification, must be of the form \"" + form + '"');
  }

  private static void require(boolean holds, String message) {
    if (!holds) throw new Fault(message);
  }
}
