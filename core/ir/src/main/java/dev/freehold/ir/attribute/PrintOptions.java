// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

/**
 * How operations are written.
 *
 * @param generic in the generic form only
 * @param debugInfo with locations
 * @param prettyDebugInfo locations in a form for people, which does not read back
 * @param localScope with everything in place, without aliases
 * @param uniqueNames no two values of the program have the same number
 * @param namesFromLocations values are called what their named locations say
 * @param skipRegions with three dots in place of every region
 * @param valueUsers with comments that say who uses a value
 * @param limits what is too long to be written out
 */
public record PrintOptions(
    boolean generic,
    boolean debugInfo,
    boolean prettyDebugInfo,
    boolean localScope,
    boolean uniqueNames,
    boolean namesFromLocations,
    boolean skipRegions,
    boolean valueUsers,
    Limits limits) {
  public static final PrintOptions DEFAULT = new PrintOptions(false, false, false);

  /** How messages show operations: as plainly as possible. */
  public static final PrintOptions MESSAGES =
      new PrintOptions(true, false, false, true, false, false, false, false, Limits.MESSAGES);

  public PrintOptions(boolean generic, boolean debugInfo, boolean localScope) {
    this(generic, debugInfo, false, localScope, false, false, false, false, Limits.DEFAULT);
  }

  /** The same, but with locations. */
  public PrintOptions withDebugInfo() {
    return new PrintOptions(generic, true, prettyDebugInfo, localScope, uniqueNames, namesFromLocations, skipRegions, valueUsers, limits);
  }

  /** The same, but with or without comments about users. */
  public PrintOptions withValueUsers(boolean shown) {
    return new PrintOptions(generic, debugInfo, prettyDebugInfo, localScope, uniqueNames, namesFromLocations, skipRegions, shown, limits);
  }

  /** The same, but with or without aliases. */
  public PrintOptions withLocalScope(boolean local) {
    return new PrintOptions(generic, debugInfo, prettyDebugInfo, local, uniqueNames, namesFromLocations, skipRegions, valueUsers, limits);
  }

  /**
   * What is too long.
   *
   * @param elidedElements dense and sparse attributes with more elements than this are not written
   * @param hexElements dense attributes with more elements are written as hexadecimal digits
   * @param elidedResource entries of the resource section with longer texts are left out
   */
  public record Limits(long elidedElements, long hexElements, long elidedResource) {
    public static final Limits DEFAULT = new Limits(Long.MAX_VALUE, 100, Long.MAX_VALUE);
    static final Limits MESSAGES = new Limits(16, 100, Long.MAX_VALUE);
  }
}
