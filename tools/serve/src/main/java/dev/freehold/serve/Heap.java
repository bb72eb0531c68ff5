// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Comparator;
import java.util.Optional;

/** What the JVM says about its memory. */
final class Heap {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Heap() {}

  /** How many bytes a thread has allocated in its life. */
  static long allocatedBy(Thread thread) {
    return THREADS.getThreadAllocatedBytes(thread.threadId());
  }

  /** Where long-lived objects are: the largest pool of which the garbage collector says what a collection has left; empty if no pool is so. */
  static Optional<MemoryPoolMXBean> longLived() {
    return ManagementFactory.getMemoryPoolMXBeans().stream().filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
        .max(Comparator.comparingLong(pool -> pool.getUsage().getMax()));
  }

  /** The part of a pool, from 0 to 1, that was in use after the last garbage collection. */
  static double usedAfterCollection(MemoryPoolMXBean pool) {
    MemoryUsage usage = pool.getCollectionUsage();
    return usage.getMax() <= 0 ? 0 : (double) usage.getUsed() / usage.getMax();
  }
}
