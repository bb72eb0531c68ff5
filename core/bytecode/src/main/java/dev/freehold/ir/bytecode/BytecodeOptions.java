// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

/**
 * How a program is written in its binary form.
 *
 * @param producer the name that the file says it was written by
 * @param version of the format, from 0 to {@link #NEWEST}
 * @param withResources whether what resources hold is written, and not only that they exist
 */
public record BytecodeOptions(String producer, int version, boolean withResources) {
  /** The newest version that is read and written. */
  public static final int NEWEST = Version.NEWEST;

  public BytecodeOptions {
    if (version < 0 || version > NEWEST) throw new IllegalArgumentException("unsupported bytecode version " + version);
  }

  /** The newest version, with everything. */
  public static BytecodeOptions by(String producer) {
    return new BytecodeOptions(producer, NEWEST, true);
  }

  boolean has(int feature) {
    return version >= feature;
  }
}
