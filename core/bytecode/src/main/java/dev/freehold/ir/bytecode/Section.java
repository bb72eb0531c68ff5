// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

/** The parts of a file. Their codes are their positions here. */
enum Section {
  STRING,
  DIALECT,
  ATTR_TYPE,
  ATTR_TYPE_OFFSET,
  IR,
  RESOURCE,
  RESOURCE_OFFSET,
  DIALECT_VERSIONS,
  PROPERTIES;

  static final int ALIGNED = 0x80;

  /** A section and where it is. */
  record Found(Section section, ByteCursor content) {}

  /** Reads the head of a section and moves behind the section. */
  static Found next(ByteCursor in) {
    int code = in.octet();
    int kind = code & ~ALIGNED;
    if (kind >= values().length) throw in.stop("unknown section " + kind);
    long length = in.varInt();
    if ((code & ALIGNED) != 0) in.align(in.varInt());
    return new Found(values()[kind], in.parameter(in.count(length)));
  }
}
