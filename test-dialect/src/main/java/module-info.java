// SPDX-License-Identifier: Apache-2.0
/** The dialect that the reference's tests use; not shipped. */
module dev.freehold.testdialect {
  requires dev.freehold.ir;
  requires dev.freehold.dialects;
}
