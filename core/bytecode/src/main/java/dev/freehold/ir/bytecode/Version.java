// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

/** The versions of the format in which something changed. */
final class Version {
  /** Dialects may have versions. */
  static final int DIALECT_VERSIONS = 1;
  /** Regions of isolated operations are sections. */
  static final int LAZY_REGIONS = 2;
  /** The order of uses is recorded. */
  static final int USE_LISTS = 3;
  /** Unknown locations of block arguments are left out; the number of operation names is given. */
  static final int SHORT_ARGUMENTS = 4;
  /** Inherent attributes have a section of their own. */
  static final int PROPERTIES = 5;
  /** The sizes of operand and result groups are numbers rather than attributes. */
  static final int SEGMENT_SIZES = 6;
  static final int NEWEST = SEGMENT_SIZES;

  private Version() {}
}
